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
      return { value: zone, name: placeOfZone(zone) };
    }),
  }));
}

/** The place that names a time zone, such as Porto Novo. */
export const placeOfZone = (zone: string): string =>
  zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');

/** The time zone that the last of some dates at a place has. */
export function zoneAtPlace(place: string, dates: readonly unknown[]): string | undefined {
  const fieldOf = (date: unknown, name: string) => textOf(valueAt(date, [name])).trim();
  const atPlace = dates.filter(
    (date) => place.trim() !== '' && fieldOf(date, 'place') === place.trim(),
  );
  return atPlace.map((date) => fieldOf(date, 'zone')).findLast(Boolean);
}

/** The time zone of this device, unless that is UTC, to which machines are set. */
export function zoneOfDevice(device = new Intl.DateTimeFormat().resolvedOptions().timeZone) {
  return device.includes('/') ? device : undefined;
}
