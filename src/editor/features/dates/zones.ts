import { valueAt } from '#content/fields';
import type { OptionGroup } from '../../form/control.ts';
import { itemsOf } from '../../form/items.ts';
import { textOf } from '../../store/data/values.ts';

/** All time zones that the browser knows, by continent, Africa first. */
export function zones(): OptionGroup[] {
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  const byContinent = Map.groupBy(all, (zone) => zone.slice(0, zone.indexOf('/')));
  const continents = [...new Set(['Africa', ...byContinent.keys()])];
  return continents.map((name) => ({
    name,
    language: 'en',
    options: (byContinent.get(name) ?? []).map((zone) => {
      return { value: zone, name: zone.slice(name.length + 1).replaceAll('_', ' ') };
    }),
  }));
}

/**
 * The time zone of a new date: that of the last date, otherwise that of the device, unless
 * that is UTC, to which machines are set.
 * @param dates all dates of the form
 */
export function suggestedZone(dates: unknown, device: string): string | undefined {
  const last = itemsOf(dates)
    .map((date) => textOf(valueAt(date, ['zone'])))
    .findLast(Boolean);
  return last ?? (device.includes('/') ? device : undefined);
}
