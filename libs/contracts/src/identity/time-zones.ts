/**
 * What the time zone database calls some zones today. `Intl` of many engines keeps the names of before; it knows both.
 */
const namesOfToday: Partial<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
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

let known: readonly string[] | undefined;

/** The zones of the world by their names of today, in alphabetical order; `UTC` is none of them. */
export function timeZones(): readonly string[] {
  return (known ??= Intl.supportedValuesOf('timeZone')
    .map(todayOf)
    .filter((name) => name !== 'UTC')
    .sort());
}

/**
 * The name of today for a zone that somebody names, whatever its case; undefined for what is no zone of a place nor
 * UTC. A bare offset is none: it would be another one after the clocks change.
 */
export function timeZoneOf(name: string): string | undefined {
  // What has no letter first is an offset, which some engines take for a zone.
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    const zone = todayOf(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
    return zone === 'UTC' || timeZones().includes(zone) ? zone : undefined;
  } catch {
    return undefined;
  }
}

function todayOf(name: string): string {
  return namesOfToday[name] ?? name;
}
