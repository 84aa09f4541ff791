// Not its main file, which loads the names of all countries in all languages.
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countries.registerLocale(english);

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const codes = Object.keys(countries.getAlpha2Codes());

/** What people and lists of before call some of them, and no list above does. */
const otherNames: Record<string, string> = {
  AR: 'Argentine Republic',
  BN: 'Nation of Brunei',
  CF: 'Central African Republic',
  CH: 'Swiss Confederation',
  DO: 'Dominican Republic',
  FR: 'French Republic',
  GA: 'Gabonese Republic',
  GR: 'Hellenic Republic',
  IT: 'Italian Republic',
  KG: 'Kyrgyz Republic',
  LB: 'Lebanese Republic',
  PT: 'Portuguese Republic',
  SK: 'Slovak Republic',
  TG: 'Togolese Republic',
  CD: 'DR Congo; Congo, The Democratic Republic of the',
  CV: 'Cabo Verde',
  GB: 'United Kingdom of Great Britain and Northern Ireland; Great Britain; Britain',
  HK: 'Hong Kong SAR China',
  KP: "Korea, Democratic People's Republic of",
  MK: 'Macedonia; The former Yugoslav Republic of Macedonia; Macedonia, the former Yugoslav Republic of',
  MM: 'Burma',
  MO: 'Macau; Macau SAR China',
  NL: 'Holland',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  SZ: 'Swaziland',
  TL: 'East Timor',
  VA: 'Vatican; Vatican City; Holy See; Holy See (Vatican City State)',
  VG: 'Virgin Islands (British); British Virgin Islands',
  VI: 'Virgin Islands (U.S.); US Virgin Islands',
};

const codeByName = new Map<string, string>();
// What is common comes first: where two countries are called alike ("Congo"), it stays with the one that a list calls
// so.
for (const code of codes) learn(code, names.of(code) ?? code);
for (const code of codes) for (const name of countries.getName(code, 'en', { select: 'all' }) ?? []) learn(code, name);
for (const [code, list] of Object.entries(otherNames)) for (const name of list.split('; ')) learn(code, name);

function learn(code: string, name: string): void {
  if (!codes.includes(code)) return;
  for (const key of [...readings(name), name.replace(/\(.*?\)/g, '')].map(folded))
    // Two letters are a code, and that of another country at times.
    if (key.length > 2 && !codeByName.has(key)) codeByName.set(key, code);
}

/**
 * ISO 3166-1 alpha-2 code of a country by any English name of its, official or common, or one of its codes, in any
 * case: `Canada`, `CA`, `can`.
 */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return codes.includes(upper) ? upper : upper === 'UK' ? 'GB' : null;
  if (/^[A-Z]{3}$/.test(upper) && countries.alpha3ToAlpha2(upper)) return countries.alpha3ToAlpha2(upper)!;
  const said = readings(text);
  const all = [...said, ...said.map((name) => name.replace(formal, ''))];
  return all.flatMap((name) => codeByName.get(folded(name)) ?? [])[0] ?? null;
}

/** What stands before the name of a state in its long form: the Kingdom of Spain. */
const formal = new RegExp(
  `^(the )?((${[
    'united|federal|federative|federated|democratic|people.?s|islamic|arab|plurinational|bolivarian|co-?operative',
    'socialist|oriental|hashemite|independent|grand|republic|kingdom|state|states|commonwealth|principality|duchy',
    'sultanate|union|federation',
  ].join('|')}) )+(and \\w+ )?of (the )?`,
  'i',
);

/** Its English name in lower case, as the single read shows it (docs/contracts/links.md#fields-of-a-link). */
export function countryName(code: string): string {
  return (names.of(code) ?? code).toLowerCase();
}

/**
 * A name as it is, and as it is said: `Iran, Islamic Republic of` and `Iran (Islamic Republic of)` are the Islamic
 * Republic of Iran.
 */
function readings(name: string): string[] {
  const [, last = '', first = ''] = /^([^,(]+?)\s*[,(]\s*([^,()]+?)\)?$/.exec(name.trim()) ?? [];
  return [name, ...(first ? [`${first} ${last}`] : [])];
}

/** `Côte d’Ivoire` and `Cote d'Ivoire`, `St. Lucia` and `Saint Lucia`, `Viet Nam` and `Vietnam` are one country. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bst\.? /g, 'saint ')
    .replace(/\bthe\b/g, '')
    .replace(/[^\p{L}]/gu, '');
}
