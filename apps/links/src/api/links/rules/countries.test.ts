import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { countryCode, countryName } from './countries.js';

/** Names of ISO 3166, of older lists, and in common use. */
const names: Record<string, string[]> = {
  ES: ['Kingdom of Spain', 'Spain'],
  DE: ['Federal Republic of Germany', 'Germany'],
  FR: ['French Republic', 'France'],
  LU: ['Grand Duchy of Luxembourg'],
  DZ: ['People’s Democratic Republic of Algeria'],
  JO: ['Hashemite Kingdom of Jordan'],
  BN: ['Brunei Darussalam', 'Brunei'],
  BO: ['Bolivia (Plurinational State of)', 'Bolivia, Plurinational State of', 'Bolivia'],
  CD: ['Congo, Democratic Republic of the', 'Congo (the Democratic Republic of the)', 'DR Congo', 'Congo - Kinshasa'],
  CG: ['Congo', 'Republic of the Congo', 'Congo - Brazzaville'],
  CI: ["Côte d'Ivoire", 'Cote d’Ivoire', 'Ivory Coast'],
  CV: ['Cabo Verde', 'Cape Verde'],
  CZ: ['Czechia', 'Czech Republic'],
  FK: ['Falkland Islands (Malvinas)', 'Falkland Islands'],
  FM: ['Micronesia (Federated States of)', 'Micronesia, Federated States of', 'Micronesia'],
  GB: ['United Kingdom of Great Britain and Northern Ireland', 'United Kingdom', 'Great Britain', 'UK'],
  GM: ['Gambia', 'The Gambia'],
  HK: ['Hong Kong', 'Hong Kong SAR China'],
  IR: ['Iran, Islamic Republic of', 'Iran (Islamic Republic of)', 'Iran'],
  KN: ['Saint Kitts and Nevis', 'St. Kitts & Nevis'],
  KP: ["Korea (Democratic People's Republic of)", "Korea, Democratic People's Republic of", 'North Korea'],
  KR: ['Korea, Republic of', 'Korea (Republic of)', 'South Korea'],
  LA: ["Lao People's Democratic Republic", 'Laos'],
  MD: ['Moldova, Republic of', 'Moldova (Republic of)', 'Moldova'],
  MF: ['Saint Martin (French part)', 'St. Martin'],
  MK: ['North Macedonia', 'Macedonia'],
  MM: ['Myanmar', 'Burma', 'Myanmar (Burma)'],
  MO: ['Macao', 'Macau'],
  NL: ['Netherlands (Kingdom of the)', 'The Netherlands', 'Holland'],
  PS: ['Palestine, State of', 'Palestine'],
  RU: ['Russian Federation', 'Russia'],
  SX: ['Sint Maarten (Dutch part)', 'Sint Maarten'],
  SY: ['Syrian Arab Republic', 'Syria'],
  SZ: ['Eswatini', 'Swaziland'],
  TL: ['Timor-Leste', 'East Timor'],
  TR: ['Türkiye', 'Turkiye', 'Turkey'],
  TW: ['Taiwan, Province of China', 'Taiwan (Province of China)', 'Taiwan'],
  TZ: ['Tanzania, United Republic of', 'Tanzania, the United Republic of', 'Tanzania'],
  US: ['United States of America', 'United States', 'USA', 'U.S.A.'],
  VA: ['Holy See', 'Holy See (Vatican City State)', 'Vatican City'],
  VE: ['Venezuela (Bolivarian Republic of)', 'Venezuela, Bolivarian Republic of', 'Venezuela'],
  VG: ['Virgin Islands (British)', 'Virgin Islands, British', 'British Virgin Islands'],
  VI: ['Virgin Islands (U.S.)', 'Virgin Islands, U.S.', 'U.S. Virgin Islands'],
  VN: ['Viet Nam', 'Vietnam'],
};

it('a country is found by its official names and by common ones', () => {
  for (const [code, list] of Object.entries(names))
    for (const name of [...list, ...list.map((name) => name.toUpperCase())])
      assert.equal(countryCode(name), code, name);
});

it('every country is found by the name that it shows, and by its codes', () => {
  for (const [name, code] of [
    ['canada', 'CA'],
    [' ca ', 'CA'],
    ['can', 'CA'],
    ['uk', 'GB'],
  ] as const)
    expect(countryCode(name)).toBe(code);
  for (const code of ['AX', 'BL', 'CW', 'GG', 'IM', 'JE', 'MF', 'SJ', 'UM'])
    expect(countryCode(countryName(code))).toBe(code);
});

it('other texts are no country', () => {
  for (const text of ['', 'xx', 'zzz', 'Atlantis', 'the', 'republic of', '123', 'constructor'])
    assert.equal(countryCode(text), null, text);
});
