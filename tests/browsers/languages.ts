/** What a visitor must be able to do in any browser where the site speaks Arabic, to the left. */
import assert from 'node:assert/strict';
import { click, DOT, one, openAt, OPENER, openMenu, pressInRow, until } from './journeys.ts';
import type { Journeys } from './journeys.ts';

const isBefore = (first: string, second: string) =>
  `return ${[first, second].map((it) => `${one(it)}.getBoundingClientRect().left`).join(' < ')}`;

/** Every journey by its name; each throws where a visitor would be stuck. */
export const LANGUAGE_JOURNEYS: Journeys = {
  'in Arabic the menu leads to another page of the language': async (visit) => {
    await openAt(visit, '/ar');
    assert(await visit.driver.evaluate(isBefore(OPENER, 'header a svg')), 'on the wrong side');
    await openMenu(visit);
    await click(visit, '#menu a[href="/ar/about-us"]');
    const isThere = `location.pathname === '/ar/about-us' && document.documentElement?.lang === 'ar'`;
    await until(visit, 'the page did not open', isThere);
  },

  'in Arabic the pictures follow arrow keys and dots': async (visit) => {
    await openAt(visit, '/ar/contact-us');
    assert(await visit.driver.evaluate(isBefore('#picture-2', '#picture-1')), 'in the wrong order');
    await click(visit, DOT);
    await pressInRow(visit, 'ArrowLeft');
  },

  'in Arabic a form with mistakes tells them in its words': async (visit) => {
    await openAt(visit, '/ar/contact-us');
    await until(visit, 'the form is not ready', `${one('form')}.noValidate`);
    await click(visit, 'form [type="submit"]');
    await until(visit, 'no mistakes', `${one('.delivery-mistake')}?.offsetHeight`);
    await until(visit, 'no field', `document.activeElement.name === 'name'`);
  },
};
