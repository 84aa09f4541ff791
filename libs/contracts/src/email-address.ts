import { z } from 'zod';

/**
 * An address in one spelling per mailbox: lower case, the domain as it stands in the DNS (punycode), so that `Bob@Bücher.example` and
 * `bob@xn--bcher-kva.example` are one. Plus-addresses stay distinct. Letters that only look like ASCII are refused, never folded.
 */
export const emailAddress = z.string().trim().max(254).transform(oneSpelling).pipe(z.email());

/** The domain of addresses, in the same one spelling. */
export const emailDomain = z
  .string()
  .trim()
  .max(253)
  .transform((value) => (isAscii.test(value) ? value.toLowerCase() : asciiDomain(value)))
  .refine((value) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(value), {
    message: 'must be a domain such as example.com',
  });

const isAscii = /^[\x21-\x7e]*$/;

/** An address in the spelling of `emailAddress`, to be compared with others; what is no address comes back as it is. */
export function oneSpelling(given: string): string {
  const value = given.trim();
  const at = value.lastIndexOf('@');
  const [local, domain] = [value.slice(0, at), value.slice(at + 1)];
  // Folding would turn the Kelvin sign into a plain k: what is not ASCII is left for the check to refuse.
  if (at < 1 || !isAscii.test(local)) return value;
  return `${local.toLowerCase()}@${isAscii.test(domain) ? domain.toLowerCase() : asciiDomain(domain)}`;
}

/** IDNA as browsers do it; a domain that holds more than letters, digits, dots and hyphens comes back as it is. */
function asciiDomain(domain: string): string {
  const isPlain = /^[\p{L}\p{N}\p{M}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`);
  return isPlain ? new URL(`http://${domain}`).hostname : domain;
}
