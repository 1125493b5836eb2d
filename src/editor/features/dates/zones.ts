import { valueAt } from '#content/fields';
import type { OptionGroup } from '../../form/control.ts';
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

/** The time zone of the last of some dates that has one. */
export const lastZone = (dates: readonly unknown[]): string | undefined =>
  dates.map((date) => textOf(valueAt(date, ['zone']))).findLast(Boolean);

/** The time zone of this device, unless that is UTC, to which machines are set. */
export function zoneOfDevice(device = new Intl.DateTimeFormat().resolvedOptions().timeZone) {
  return device.includes('/') ? device : undefined;
}
