/**
 * What a visitor must be able to do in any browser where the site speaks French and Arabic, which
 * runs to the left.
 */
import assert from 'node:assert/strict';
import { click, menuRests, one, openAt, OPENER, until, type Visit } from './journeys.ts';

const LANGUAGES = [
  { code: 'fr', name: 'French', toLeft: false, next: 'ArrowRight' },
  { code: 'ar', name: 'Arabic', toLeft: true, next: 'ArrowLeft' },
] as const;

const TRACK = '[data-hook="carousel"] ul';
const leftOf = (selector: string) => `${one(selector)}.getBoundingClientRect().left`;

type Journey = (visit: Visit) => Promise<void>;

/** Every journey by its name; each throws where a visitor would be stuck. */
export const LANGUAGE_JOURNEYS: Record<string, Journey> = Object.fromEntries(
  LANGUAGES.flatMap(({ code, name, toLeft, next }): [string, Journey][] => [
    [
      `in ${name} the menu leads to another page of the language`,
      async (visit) => {
        await openAt(visit, `/${code}`);
        assert.equal(
          await visit.driver.evaluate(`return ${leftOf(OPENER)} < ${leftOf('header a svg')}`),
          toLeft,
          'its button stands on the wrong side',
        );
        await click(visit, OPENER);
        await menuRests(visit);
        await click(visit, `#menu a[href="/${code}/about-us"]`);
        await until(
          visit,
          'the page did not open',
          `location.pathname === '/${code}/about-us' && document.documentElement?.lang === '${code}'`,
        );
      },
    ],
    [
      `in ${name} the pictures follow arrow keys and dots`,
      async (visit) => {
        await openAt(visit, `/${code}/contact-us`);
        assert.equal(
          await visit.driver.evaluate(`return ${leftOf('#picture-2')} < ${leftOf('#picture-1')}`),
          toLeft,
          'the pictures stand in the wrong order',
        );
        await click(visit, 'a[href="#picture-4"]');
        const current = (number: number) =>
          `${one(`a[href="#picture-${number}"]`)}.getAttribute('aria-current') === 'true'`;
        await until(visit, 'the dot is not current', current(4));
        await visit.driver.evaluate(`${one(TRACK)}.focus(); return null`);
        const place = `Math.abs(${one(TRACK)}.scrollLeft)`;
        const before = Number(await visit.driver.evaluate(`return ${place}`));
        assert.ok(before > 100, 'the row did not move');
        await visit.driver.press(next);
        await until(visit, 'the row stays', `${place} > ${before}`);
      },
    ],
    [
      `in ${name} a form with mistakes tells them in its words`,
      async (visit) => {
        await openAt(visit, `/${code}/contact-us`);
        await until(visit, 'the form is not ready', `${one('form')}.noValidate`);
        await click(visit, 'form [type="submit"]');
        await until(visit, 'no mistakes', `${one('.delivery-mistakes')}?.offsetHeight`);
        await click(visit, '.delivery-mistakes li:first-child a');
        await until(visit, 'no field', `document.activeElement.name === 'name'`);
      },
    ],
  ]),
);
