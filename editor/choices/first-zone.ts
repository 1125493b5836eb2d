import { valueOf } from '../../src/core/content-file.ts';
import { GIVING } from '../../src/features/giving/content.ts';
import { pathOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { textOf } from '../form/values.ts';
import { valueAt } from '../../src/core/schemas/json-schema.ts';

/**
 * The countries that content/ tells of the organisation: that of its first language, and those in
 * which it takes mobile money.
 */
function countriesOf(texts: TextFiles): string[] {
  const region = valueAt(texts.shown(pathOf('language', texts.first)), ['region']);
  const ways = valueOf(GIVING, texts.shown(pathOf('organisation', '')));
  // A file with mistakes may lack them.
  const mobile: unknown = valueAt(ways, ['mobileMoney']) ?? [];
  const entries: readonly unknown[] = Array.isArray(mobile) ? mobile : [];
  return [region, ...entries.map((one) => valueAt(one, ['country']))].map(textOf);
}

/** The time zone of a country (ISO 3166-1); undefined where it has several, or none is known. */
function zoneOf(region: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(region)) return undefined;
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
  const all: readonly unknown[] = Array.isArray(dates) ? dates : [];
  const last = all.map((date) => textOf(valueAt(date, ['zone']))).findLast(Boolean);
  return last ?? countriesOf(texts).map(zoneOf).find(Boolean);
}
