import type { Page } from '@playwright/test';
import { focusFaults, spoken } from '../support/accessibility.ts';
import { content, fill } from '../support/content.ts';

/** Where Tab stops, by role and name, as the content files say it. */

const site = content('site');
const facts = content('organisation');
const statement = content('accessibility');
const { header, footer } = site;

export const link = (text: string, newTab = false) =>
  `link "${text}${newTab ? ` (${site.newTab})` : ''}"`;
export const button = (text: string) => `button "${text}"`;
/** A link where content gives an address; a placeholder is no stop. */
const perhaps = (text: string, href: string | undefined) =>
  href ? [link(text, href.startsWith('https:'))] : [];

const atTop = (desktop: boolean) => [
  link(site.skipLink),
  link(header.homeLabel),
  ...(desktop
    ? [
        ...Object.values(header.links).map((text) => link(text)),
        ...(header.more ?? []).flatMap(({ text, href }) => perhaps(text, href)),
        link(header.donate),
      ]
    : [button(header.openMenu)]),
];

const atEnd = [
  link(site.joinButton, true),
  link(footer.contactCard.button),
  ...Object.values(header.links).map((text) => link(text)),
  ...(content('organisation').accessibilityStatement.publish ? [link(statement.link)] : []),
  ...(footer.more ?? []).flatMap(({ text, href }) => perhaps(text, href)),
  ...perhaps(footer.links.ourTeams, facts.footerLinks.ourTeams),
  ...perhaps(footer.links.ourPartners, facts.footerLinks.ourPartners),
  ...perhaps(footer.links.support, facts.footerLinks.support),
  ...perhaps(footer.links.faqs, facts.footerLinks.faqs),
  ...(['facebook', 'instagram', 'youtube', 'telegram'] as const).map((name) =>
    link(footer.links[name], true),
  ),
  link(header.homeLabel),
];

const offers = (
  ['techTraining', 'businessEducation', 'leadershipDevelopment', 'communitySupport'] as const
).map((name) => {
  const { button: text } = content('offer').offers[name];
  const href = facts.offerLinks[name];
  return href ? link(text, href.startsWith('https:')) : button(text);
});

const contact = content('contact-us');
const community = contact.community;
const dots = (desktop: boolean) =>
  Array.from({ length: desktop ? 4 : 8 }, (_, index) =>
    link(fill(community.dotLabel, { current: String(index + 1), total: '8' })),
  );

const { card, bank } = content('donate');
const payments = () => {
  const pages = facts.donate.card;
  const nameOf = ({ provider, currency = '' }: (typeof pages)[number]) =>
    pages.length > 1 ? fill(card.buttonOfSeveral, { provider, currency }) : card.button;
  return pages.length ? pages.map((page) => link(nameOf(page), true)) : [button(card.button)];
};

const delivers = facts.contact.delivery !== 'none';

/** Between header and footer, in reading order. */
const BETWEEN: Record<string, (desktop: boolean) => string[]> = {
  home: () => [link(site.joinButton, true), ...offers],
  'about-us': () => offers,
  'contact-us': (desktop) => [
    link(facts.supportEmail),
    ...[contact.form.name, contact.form.email, contact.form.phone, contact.form.message].map(
      (label) => `textbox "${label}"`,
    ),
    button(contact.form.submit),
    `list "${community.picturesLabel}"`,
    ...dots(desktop),
    link(site.joinButton, true),
    ...content('faqs').questions.map(({ question }) => `summary "${question}"`),
  ],
  donate: () => [...payments(), button(bank.button), ...offers],
  accessibility: () => [
    link(statement.feedback.write),
    ...(delivers ? [link(statement.feedback.form)] : []),
  ],
};

/**
 * Presses a key until the focus leaves the page for the browser's own controls, or that often; gives the stops and
 * what is wrong there.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = 80) {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    let stop = await spoken(page);
    if (!stop && step === 0) {
      // Out of the page and in again at its other end.
      await page.keyboard.press(key);
      stop = await spoken(page);
    }
    if (!stop) break;
    stops.push(stop.text);
    faults.push(...(await focusFaults(page)).map((fault) => `${key}, ${stop.text}: ${fault}`));
  }
  return { stops, faults };
}

/** Every stop of a page, in reading order, and the first one after its header. */
export function stopsOf(name: string, desktop: boolean) {
  const top = atTop(desktop);
  const stops = [...top, ...(BETWEEN[name]?.(desktop) ?? []), ...atEnd];
  return { stops, afterHeader: stops[top.length] };
}
