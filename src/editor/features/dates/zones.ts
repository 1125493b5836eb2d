import { valueAt } from '#content/fields';
import type { OptionGroup } from '../../form/control.ts';
import { textOf } from '../../form/values.ts';

/** Every time zone that the browser knows, by its place; those of Africa first. */
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
 * The time zone with which a new date begins: that of the date above it, otherwise that of the
 * device, unless it is UTC, which is the zone of a machine.
 * @param dates all in the form, the newest last
 */
export function firstZone(dates: unknown, device: string): string | undefined {
  const all: readonly unknown[] = Array.isArray(dates) ? dates : [];
  const last = all.map((date) => textOf(valueAt(date, ['zone']))).findLast(Boolean);
  return last ?? (device.includes('/') ? device : undefined);
}
