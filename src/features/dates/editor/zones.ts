import type { OptionGroup } from '../../../../editor/choices/options.ts';

/** What places are called today after which browsers call a zone by an earlier name. */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Every time zone that the browser knows, by its place; those of Africa first. */
export function zones(): OptionGroup[] {
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  const parts = Map.groupBy(all, (zone) => zone.slice(0, zone.indexOf('/')));
  const names = [...new Set(['Africa', ...parts.keys()])];
  return names.map((name) => ({
    name,
    language: 'en',
    options: (parts.get(name) ?? [])
      .map((zone) => {
        const today = TODAY[zone] ?? zone;
        const place = today.slice(name.length + 1).replaceAll('_', ' ');
        // A file may have either.
        return { value: zone, name: place, ...(today !== zone && { also: today }) };
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  }));
}
