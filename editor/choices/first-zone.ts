import { valueOf } from '../../src/core/content-file.ts';
import { GIVING, type Ways } from '../../src/features/giving/content.ts';
import { pathOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { isData } from '../form/values.ts';

/**
 * The countries that content/ tells of the organisation: that of its first language, and those in
 * which it takes mobile money.
 */
function countriesOf(texts: TextFiles): (string | undefined)[] {
  const language = texts.shown(pathOf('language', texts.first));
  const facts = texts.shown(pathOf('organisation', ''));
  // A file with mistakes may lack it.
  const ways = valueOf(GIVING, facts) as Ways | undefined;
  const region = isData(language) ? language['region'] : undefined;
  const mobile = ways?.mobileMoney.map(({ country }) => country) ?? [];
  return [typeof region === 'string' ? region : undefined, ...mobile];
}

/** The time zone of a country (ISO 3166-1); undefined where it has several, or none is known. */
function zoneOf(region: string | undefined): string | undefined {
  if (!region || !/^[A-Z]{2}$/.test(region)) return undefined;
  const locale = new Intl.Locale('und', { region });
  // Not every browser knows them.
  const [zone, ...others] = ('getTimeZones' in locale && locale.getTimeZones()) || [];
  return others.length === 0 ? zone : undefined;
}

/**
 * The time zone with which a new date begins: that of the date above it, otherwise that of the
 * organisation's country.
 * @param dates all in the form, the newest last
 */
export function firstZone(dates: unknown, texts: TextFiles): string | undefined {
  const used = Array.isArray(dates)
    ? dates.map((date: unknown) => isData(date) && date['zone'])
    : [];
  const last = used.findLast((zone) => typeof zone === 'string' && zone !== '');
  if (typeof last === 'string') return last;
  return countriesOf(texts).map(zoneOf).find(Boolean);
}
