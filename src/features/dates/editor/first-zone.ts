import { kindAt } from '../../../../editor/files/content-file.ts';
import { pathOf } from '../../../../editor/files/model.ts';
import type { TextFiles } from '../../../../editor/files/text-files.ts';
import { textOf } from '../../../../editor/form/values.ts';
import { fieldsOf } from '../../../core/schemas/fields-of.ts';
import { valueAt } from '../../../core/schemas/json-schema.ts';

/**
 * The countries that content/ tells of the organisation: that of its first language, and those of
 * its facts, such as where it takes mobile money.
 */
const countriesOf = (texts: TextFiles): string[] =>
  [pathOf('language', texts.first), pathOf('organisation', '')].flatMap((path) =>
    [...fieldsOf(kindAt(path).schema, texts.shown(path))].flatMap(({ about, value }) =>
      about.format === 'country' ? textOf(value) : [],
    ),
  );

/** The time zones of a country (ISO 3166-1); none where it is not known. */
function zonesOf(region: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(region)) return [];
  const locale = new Intl.Locale('und', { region });
  // Not every browser knows them.
  return ('getTimeZones' in locale && locale.getTimeZones()) || [];
}

/**
 * The time zone with which a new date begins: that of the date above it, otherwise that of the
 * organisation's country. Where the country has several, or is not known, it is that of the device.
 * @param dates all in the form, the newest last
 * @param here the zone of the device
 */
export function firstZone(
  dates: unknown,
  texts: TextFiles,
  here = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const all: readonly unknown[] = Array.isArray(dates) ? dates : [];
  const last = all.map((date) => textOf(valueAt(date, ['zone']))).findLast(Boolean);
  if (last !== undefined) return last;
  const known = countriesOf(texts).map(zonesOf);
  const [only] = known.find(({ length }) => length === 1) ?? [];
  const isElsewhere = known.some(({ length }) => length > 0) && !known.flat().includes(here);
  // Not UTC: that is the zone of a machine.
  return only ?? (isElsewhere || !here.includes('/') ? undefined : here);
}
