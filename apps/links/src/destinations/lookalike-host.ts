import { domainToUnicode } from 'node:url';

/** Scripts that are written together (UTS 39, highly restrictive); any other mixture within a label is a disguise. */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const scripts = [
  ...new Set([
    ...together.flat(),
    'Cyrillic',
    'Greek',
    'Armenian',
    'Hebrew',
    'Arabic',
    'Thai',
    'Georgian',
    'Devanagari',
    'Cherokee',
  ]),
].map((name) => ({ name, shape: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Cyrillic, Greek and Armenian letters that look like Latin ones: a word of nothing else passes for Latin. */
const likeLatin = /^[аӏіїјѕԁԛԝһеорсухѵүҽѡԍαινορυχհոսօց0-9-]+$/u;
/** Letters that are Latin and made to look like other Latin ones, or like punctuation of an address. */
const treacherous = /[ɑɡıȷƖǀǃᴀ-ᴢꜰꜱʏʟɪɴʀʙɢʜⅼⅰ∕⁄／․。ㆍ·]/u;

/**
 * The host as people would read it, when that reading misleads: a label mixes scripts, or another script is written
 * only with letters that look Latin. Null for a host that is what it looks like.
 *
 * @param hostname as `URL` gives it
 */
export function lookalikeHost(hostname: string): string | null {
  if (!hostname.includes('xn--')) return null;
  const shown = domainToUnicode(hostname);
  const labels = shown.split('.');
  const [suffix = ''] = labels.slice(-1);
  const isMisleading = labels.slice(0, -1).some((label) => misleads(label, suffix));
  // A name that cannot be decoded is nothing that anybody can read.
  return isMisleading || shown === '' || shown.includes('xn--') ? shown || hostname : null;
}

function misleads(label: string, suffix: string): boolean {
  if (/^[\x00-\x7f]*$/.test(label)) return false;
  if (treacherous.test(label) || /\p{M}{2}|[\p{Cf}]/u.test(label.normalize('NFC'))) return true;
  const used = scripts.filter(({ shape }) => shape.test(label)).map(({ name }) => name);
  if (used.length > 1 && !together.some((set) => used.every((name) => set.includes(name)))) return true;
  // Under a suffix of its own script a word is what it looks like.
  return likeLatin.test(label) && /^[a-z]+$/.test(suffix);
}
