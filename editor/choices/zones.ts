import type { Destinations } from './destinations.ts';

/** Every time zone that the browser knows, by its place; those of Africa first. */
export function zones(): Destinations[] {
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  const parts = Map.groupBy(all, (zone) => zone.slice(0, zone.indexOf('/')));
  const names = [...new Set(['Africa', ...parts.keys()])];
  return names.map((name) => ({
    name,
    places: (parts.get(name) ?? []).map((zone) => ({
      address: zone,
      name: zone.slice(name.length + 1).replaceAll('_', ' '),
    })),
  }));
}
