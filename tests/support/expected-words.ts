import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, textOf, wordsIn, type BuiltPage } from './built.ts';
import { content, fill, plain } from './content.ts';
import { ROOT } from './root.ts';

const facts = content('organisation');
const { publish } = facts.accessibilityStatement;

/** One language: its four pages with the names of their sections, their words and their pictures, top to bottom. */
export function expectedWords(code = 'en', statementIsPublished: boolean = publish) {
  const site = content('site', {}, code);
  const offer = content('offer', {}, code);
  const home = content('home', {}, code);
  const about = content('about-us', {}, code);
  const contact = content('contact-us', {}, code);
  const donate = content('donate', {}, code);
  const faqs = content('faqs', {}, code);
  const statement = content('accessibility', {}, code);

  const offers = [
    offer.heading,
    ...Object.values(offer.offers).flatMap((one) => [one.title, one.text, one.button]),
  ];
  const biography = readFileSync(join(ROOT, 'content', code, 'biography.md'), 'utf8')
    .replaceAll('{organisation}', facts.name)
    .split('\n')
    .map((line) => line.replace(/^(#+|>|-) +/, '').trim())
    .filter(Boolean);

  const { card } = facts.donate;
  const payments =
    card.length > 1
      ? card.map(({ provider, currency = '' }) =>
          fill(donate.card.buttonOfSeveral, { provider, currency }),
        )
      : [donate.card.button];

  const community = Object.values(contact.community.pictures).map(({ alt }) => alt);
  const signature = content('pictures').signature && home.vision.signature.alt;

  const { footer } = site;
  const footerWords = [
    footer.joinCard,
    site.joinButton,
    footer.contactCard.text,
    footer.contactCard.button,
    footer.statement,
    footer.groups.legal,
    ...Object.values(site.header.links),
    ...(statementIsPublished ? [statement.link] : []),
    footer.groups.more,
    footer.links.ourTeams,
    footer.links.ourPartners,
    footer.links.support,
    footer.links.faqs,
    footer.groups.social,
    footer.links.facebook,
    footer.links.instagram,
    footer.links.youtube,
    footer.links.telegram,
  ];

  const pages = [
    {
      path: '/',
      head: home,
      sections: [
        home.hero.headline.join(' '),
        home.vision.heading,
        home.mission.label,
        offer.heading,
      ],
      words: [
        home.hero.badge,
        home.hero.headline.join(' '),
        home.hero.lead,
        site.joinButton,
        home.vision.heading,
        home.vision.lead,
        home.vision.text,
        facts.founder.name ?? home.vision.founder,
        home.vision.caption,
        plain(home.mission.text),
        ...offers,
      ],
      pictures: [home.vision.portrait.alt, signature, home.mission.picture.alt],
    },
    {
      path: '/about-us',
      head: about,
      sections: [about.biography.heading, offer.heading],
      words: [about.biography.heading, ...biography, about.biography.caption, ...offers],
      pictures: [about.banner.alt, about.biography.portrait.alt, signature],
    },
    {
      path: '/contact-us',
      head: contact,
      sections: [contact.contact.heading, contact.community.heading, faqs.heading],
      words: [
        contact.contact.heading,
        plain(contact.contact.note),
        facts.supportEmail,
        contact.form.name,
        contact.form.email,
        contact.form.phone,
        contact.form.message,
        contact.form.submit,
        contact.community.heading,
        site.joinButton,
        faqs.heading,
        ...faqs.questions.flatMap(({ question, answer }) => [question, answer]),
      ],
      // Each of the four pictures is shown twice.
      pictures: [...community, ...community],
    },
    {
      path: '/donate',
      head: donate,
      sections: [donate.hero.heading, offer.heading],
      words: [
        donate.hero.heading,
        donate.hero.lead,
        ...[donate.card.title, donate.card.text, ...payments],
        ...[donate.bank.title, donate.bank.text, donate.bank.button],
        ...offers,
      ],
      pictures: [],
    },
  ];
  return pages.map((page) => ({ ...page, footer: footerWords }));
}

/** One kind of space and of quotation mark: those of Markdown are set as typographers do. */
const squeezed = (text: string | null) =>
  (text ?? '').replace(/\s+/g, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** Whether a built page says these words in their order, names its sections so and describes its pictures so. */
export function checkWords(
  page: BuiltPage,
  { head, sections, words, pictures, footer }: ReturnType<typeof expectedWords>[number],
): void {
  const { document } = page;
  assert.equal(
    squeezed(textOf(document.querySelector('title') ?? assert.fail('no title'))),
    squeezed(head.title),
  );

  const names = document.querySelectorAll('main > section').map((section) => {
    const id = attribute(section, 'aria-labelledby');
    const heading = id && document.querySelector(`[id="${id}"]`);
    return heading ? squeezed(textOf(heading)).trim() : attribute(section, 'aria-label');
  });
  assert.deepEqual(names, sections.map(squeezed));

  for (const [place, expected] of [
    ['main', words],
    ['footer', footer],
  ] as const) {
    const text = squeezed(wordsIn(page, place));
    let position = 0;
    for (const words of expected) {
      const found = text.indexOf(squeezed(words), position);
      const before = text.slice(position - 40, position);
      assert.ok(found >= position, `"${words}" stands on the page, after "${before}"`);
      position = found + words.length;
    }
  }

  const images = document
    .querySelectorAll('main *')
    .filter((element) => element.tagName === 'img' || attribute(element, 'role') === 'img')
    .map((image) => attribute(image, image.tagName === 'img' ? 'alt' : 'aria-label'));
  // What only decorates has no words.
  assert.deepEqual(images.filter(Boolean), pictures.filter(Boolean));
}
