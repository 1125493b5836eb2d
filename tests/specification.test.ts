import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content, IS_AS_SHIPPED, plain } from './support/content.ts';

/** To the letter, misspellings included. */
const SENTENCES = [
  'Empowering African Musicians Beyond Music',
  "Africa's Top most community for musicians",
  'We envision a future where every African musician has the tools, knowledge, and opportunities to succeed in a rapidly evolving world.',
  'Empowering African musicians with skills in tech, business, and leadership to thrive beyond the stage.',
  'Building a community where African musicians succeed beyond the stage together.',
  'Join our community of musicians in africa revolutionarizing their lives through tech, business and leadership',
  'Empower African Musicians to Lead and Succeed',
  'Join our Community for updates or Clarifications',
  'Got something to talk about or Curious to know?',
  'More information about Haven network',
  'Stay updated with us',
];
const LABELS =
  "Home, About Us, Contact Us, Donate Now, Legal, Our Teams, Our Partners, Support, FAQ's, Facebook, Instagram, YouTube, Telegram, Join Community, Conatct Us, Tech Training, Business Education, Leadership Development, Community Support, Apply Now, Join Us Now, Credit/Debit Card, Donate, Bank Transfer, Make Transfer";

/** Every text of a value, and the lines of each list as one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  const within = Object.values(value ?? {}).flatMap(textsIn);
  return Array.isArray(value) ? [...within, within.join(' ')] : within;
}

const skip =
  !IS_AS_SHIPPED &&
  'siteAddress is the team’s own, so words, snapshots and sheets of paper are not compared with those of the specification';

test('as shipped, the site says the words of the specification to the letter', { skip }, () => {
  const files = ['site', 'home', 'about-us', 'contact-us', 'donate', 'offer'] as const;
  const texts = files.flatMap((name) => textsIn(content(name)));
  for (const words of [...SENTENCES, ...LABELS.split(', ')])
    assert.ok(texts.includes(words), words);
  assert.ok(texts.some((text) => text.includes('within 24 hours')));
  assert.equal(content('faqs').questions.length, 6);
});
