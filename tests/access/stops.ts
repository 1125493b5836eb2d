import type { Page } from '@playwright/test';
import { focusFaults, spoken } from '../support/accessibility.ts';
import { content, fill } from '../support/content.ts';

/** The stops of Tab by role and name, from the content files. */

const facts = content('organisation');

const named = (role: string, name: string) => `${role} "${name}"`;
export const link = (text: string) => named('link', text);
export const button = (text: string) => named('button', text);

/** The stops of the pages in one language, in reading order, by part. */
function partsOf(code: string, languages: readonly string[], ownLinks: readonly string[]) {
  const site = content('site', {}, code);
  const statement = content('accessibility', {}, code);
  const { header, footer } = site;
  const away = (text: string) => link(`${text} (${site.newTab})`);
  /** A link, if content has its address. */
  const optional = (text: string, href: string | undefined) => {
    if (!href) return [];
    return [href.startsWith('https:') ? away(text) : link(text)];
  };
  const pages = Object.values(header.links).map(link);

  const atTop = (desktop: boolean) => [
    link(site.skipLink),
    link(header.homeLabel),
    ...(desktop
      ? [
          ...pages,
          ...(header.more ?? []).flatMap(({ text, href }) => optional(text, href)),
          link(header.donate),
          ...(languages.length > 0
            ? [button(`${site.languages} ${content('language', {}, code).ownName}`)]
            : []),
        ]
      : [button(header.openMenu)]),
  ];

  const atEnd = [
    away(site.joinButton),
    link(footer.contactCard.button),
    ...pages,
    ...(languages.length === 0 && facts.accessibilityStatement.publish
      ? [link(statement.link)]
      : []),
    ...(footer.more ?? []).flatMap(({ text, href }) => optional(text, href)),
    ...(['ourTeams', 'ourPartners', 'support', 'faqs'] as const).flatMap((name) =>
      optional(footer.links[name], facts.footerLinks[name]),
    ),
    ...ownLinks.map(link),
    ...(['facebook', 'instagram', 'youtube', 'telegram'] as const).map((name) =>
      away(footer.links[name]),
    ),
    ...facts.networks.map(({ name }) => away(name)),
    ...languages.map(link),
    link(header.homeLabel),
  ];

  const offers = (
    ['techTraining', 'businessEducation', 'leadershipDevelopment', 'communitySupport'] as const
  ).map((name) => {
    const { button: text } = content('offer', {}, code).offers[name];
    return optional(text, facts.offerLinks[name])[0] ?? button(text);
  });

  const contact = content('contact-us', {}, code);
  const community = contact.community;
  const dots = (desktop: boolean) =>
    Array.from({ length: desktop ? 4 : 8 }, (_, index) =>
      link(fill(community.dotLabel, { current: String(index + 1), total: '8' })),
    );

  const { card, bank, mobileMoney } = content('donate', {}, code);
  const payments = () => {
    const ways = facts.donate.card;
    const nameOf = ({ provider, currency = '' }: (typeof ways)[number]) =>
      ways.length > 1 ? fill(card.buttonOfSeveral, { provider, currency }) : card.button;
    return ways.length ? ways.map((way) => away(nameOf(way))) : [button(card.button)];
  };

  /** Between header and footer. */
  const between: Record<string, (desktop: boolean) => string[]> = {
    home: () => [away(site.joinButton), ...offers],
    'about-us': () => offers,
    'contact-us': (desktop) => [
      link(facts.supportEmail),
      ...[contact.form.name, contact.form.email, contact.form.phone, contact.form.message].map(
        (label) => named('textbox', label),
      ),
      button(contact.form.submit),
      named('list', community.picturesLabel),
      ...dots(desktop),
      away(site.joinButton),
      ...content('faqs', {}, code).questions.map(({ question }) => named('summary', question)),
    ],
    donate: () => [
      ...payments(),
      button(bank.button),
      ...(languages.length > 0 ? [button(mobileMoney.button)] : []),
      ...offers,
    ],
    accessibility: () => [
      link(statement.feedback.write),
      ...(facts.contact.delivery === 'none' ? [] : [link(statement.feedback.form)]),
    ],
  };
  return { atTop, between, atEnd };
}

/**
 * Presses a key up to `steps` times, or until the focus leaves the page.
 * @returns the stops, and the focus faults there
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    let stop = await spoken(page);
    if (!stop && step === 0) {
      // The focus left the page; the next press enters it at its other end.
      await page.keyboard.press(key);
      stop = await spoken(page);
    }
    if (!stop) break;
    stops.push(stop.text);
    faults.push(...(await focusFaults(page)).map((fault) => `${key}, ${stop.text}: ${fault}`));
  }
  return { stops, faults };
}

/**
 * The stops of a page in reading order, and the first one after its header.
 * @param code the language of the page
 * @param languages own names of all languages, if the site has several; then it has no
 * accessibility statement, but numbers of mobile money
 * @param ownLinks texts of the footer's links to own pages that the project's settings do not have
 */
export function stopsOf(
  name: string,
  desktop: boolean,
  code = 'en',
  languages: readonly string[] = [],
  ownLinks: readonly string[] = [],
) {
  const { atTop, between, atEnd } = partsOf(code, languages, ownLinks);
  const top = atTop(desktop);
  const stops = [...top, ...(between[name]?.(desktop) ?? []), ...atEnd];
  return { stops, afterHeader: stops[top.length] };
}
