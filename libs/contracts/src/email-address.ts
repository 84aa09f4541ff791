import { z } from 'zod';

const longestAddress = 254;
const longestLocalBytes = 64;

/**
 * An address in one spelling per mailbox: lower case, the domain as it stands in the DNS (punycode), so that
 * `Bob@Bücher.example` and `bob@xn--bcher-kva.example` are one. Plus-addresses stay distinct. What mail servers take is
 * taken: every sign of RFC 5321 outside of quotes, letters and digits of all languages (RFC 6531). Letters that only
 * look like ASCII are refused, never folded.
 */
export const emailAddress = z
  .string()
  .trim()
  .max(longestAddress)
  .transform(oneSpelling)
  .refine(isEmailAddress, { message: 'must be an e-mail address' });

/** The domain of addresses, in the same one spelling. */
export const emailDomain = z
  .string()
  .trim()
  .max(253)
  .transform((value) => (isAscii.test(value) ? value.toLowerCase() : asciiDomain(value)))
  .refine((value) => domain.test(value), { message: 'must be a domain such as example.com' });

const isAscii = /^[\x21-\x7e]*$/;
const domain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** `Dot-string` of RFC 5321 4.1.2, with the letters, marks and digits that RFC 6531 3.3 adds. */
const localPart = /^[\w!#$%&'*+\-/=?^`{|}~\p{L}\p{M}\p{N}]+(\.[\w!#$%&'*+\-/=?^`{|}~\p{L}\p{M}\p{N}]+)*$/u;
const otherThanAscii = /[^\x00-\x7f]/gu;
/** Alphabets whose letters look alike. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether this is an address in the spelling of `oneSpelling`. */
function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  return (
    value.length <= longestAddress &&
    localPart.test(local) &&
    !isDisguised(local) &&
    new TextEncoder().encode(local).length <= longestLocalBytes &&
    domain.test(value.slice(at + 1))
  );
}

/** An address in the spelling of `emailAddress`, to be compared with others; what is no address comes back as it is. */
export function oneSpelling(given: string): string {
  const value = given.trim();
  const at = value.lastIndexOf('@');
  const [local, host] = [value.slice(0, at), value.slice(at + 1)];
  // Folding would turn the Kelvin sign into a plain k: what only looks like ASCII is left for the check to refuse.
  if (at < 1 || isDisguised(local)) return value;
  return `${local.normalize('NFC').toLowerCase()}@${isAscii.test(host) ? host.toLowerCase() : asciiDomain(host)}`;
}

/** Letters that would become ASCII ones, or stand in one word with letters of another alphabet that look the same. */
function isDisguised(local: string): boolean {
  const words = local.split(/[^\p{L}\p{M}]+/u);
  if (words.some((word) => alike.filter((script) => script.test(word)).length > 1)) return true;
  return (local.match(otherThanAscii) ?? []).some((letter) => /[\x00-\x7f]/.test(folded(letter)));
}

/**
 * As the most generous mail server might read it. Decomposed letters keep their marks: é is a letter of its own, not
 * an e.
 */
function folded(letter: string): string {
  return letter.normalize('NFKC').toLowerCase().normalize('NFC');
}

/** IDNA as browsers do it; a domain that holds more than letters, digits, dots and hyphens comes back as it is. */
function asciiDomain(host: string): string {
  const isPlain = /^[\p{L}\p{N}\p{M}.-]+$/u.test(host) && URL.canParse(`http://${host}`);
  return isPlain ? new URL(`http://${host}`).hostname : host;
}
