import { dictionary } from '@zxcvbn-ts/language-common';

/** What is wrong with a new password; keys of `passwordTexts`. */
export type PasswordComplaint =
  'password_short' | 'password_long' | 'password_common' | 'password_personal' | 'password_breached';

/** Words that say nothing secret: of the person who chooses the password. */
export interface PasswordContext {
  name?: string | undefined;
  surname?: string | undefined;
  email?: string | undefined;
}

export const shortestPassword = 8;
export const longestPassword = 128;

/** The passwords that people use most, from published breaches; read once, lower case. */
const common = new Set(dictionary['passwords-common']);
const product = ['platform', 'password', 'passwort', 'account'];
/** So much around a known word or name is no secret. */
const maxDecoration = 4;
const shortestWord = 4;

/**
 * NIST SP 800-63B-4 and OWASP ASVS 6.2: length, and what attackers try first (breached, repeated, the person's own
 * words); no rule of composition. Characters are counted as people do, after NFC. Null when there is nothing to
 * complain about.
 */
export function passwordComplaint(password: string, context: PasswordContext = {}): PasswordComplaint | null {
  const normal = password.normalize('NFC');
  const length = [...normal].length;
  if (length < shortestPassword) return 'password_short';
  if (length > longestPassword) return 'password_long';
  const folded = normal.toLowerCase();
  const plain = withoutLeet(folded);
  if (isRepetition(folded) || [folded, plain].some((each) => isCommon(each))) return 'password_common';
  const words = contextWords(context);
  return words.some((word) => isDecorated(folded, word) || isDecorated(plain, word)) ? 'password_personal' : null;
}

/** A common password, also with a few figures or signs before or behind it. */
function isCommon(folded: string): boolean {
  if (common.has(folded)) return true;
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core.length >= shortestWord && folded.length - core.length <= maxDecoration && common.has(core);
}

/** `aaaaaaaa`, `abcabcabc`, and steps in one direction as `abcdefgh` or `87654321`. */
function isRepetition(folded: string): boolean {
  if (/^(.{1,4}?)\1+$/su.test(folded)) return true;
  const codes = [...folded].map((character) => character.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** The word with little around it. */
function isDecorated(folded: string, word: string): boolean {
  return folded.includes(word) && [...folded.replaceAll(word, '')].length <= maxDecoration;
}

function contextWords({ name = '', surname = '', email = '' }: PasswordContext): string[] {
  const mailbox = email.split('@')[0]!;
  const typed = [email, mailbox, name, surname, `${name}${surname}`, `${surname}${name}`];
  const pieces = [...mailbox.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/), ...surname.split(/\s+/)];
  return [...typed, ...pieces, ...product]
    .map((word) => word.normalize('NFC').toLowerCase().trim())
    .filter((word) => word.length >= shortestWord);
}

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function withoutLeet(folded: string): string {
  return folded.replace(/[013457@$!]/g, (character) => leet[character]!);
}
