import { z } from 'zod';

/** A name is shorter; what is refused for its length is not searched for minutes. */
const longestLookedAt = 1_000;

/** As a reader sees it: without what has no width, wide forms as plain ones (`ｗｗｗ．`, `：／／`). */
const asSeen = (text: string) =>
  text
    .slice(0, longestLookedAt)
    .normalize('NFKC')
    .slice(0, longestLookedAt)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');

const scheme = /\p{L}[\p{L}\p{N}+.-]*:\/\/|\b(?:mailto|tel|sms|data|javascript):\S/iu;
const web = /(?:^|[^\p{L}\p{N}])www\d*[.。]/iu;
const mail = /[^\s@]@[^\s@]+[.。][^\s@]/u;
/**
 * A host with something behind it: `evil.example/login`, `evil.example:8080`. A bare one may be a name:
 * `Booking.com`.
 */
const host = /[\p{L}\p{N}-][.。]\p{L}{2,}[.。]?(?:[/\\]|:\d)/u;
/** Whatever turns the words around it (embeddings, overrides and isolates of direction). */
const turning = /[\u202a-\u202e\u2066-\u2069]/u;

/**
 * Whether a name holds an address of the web or of e-mail: others see it in mails and lists, and would take it for
 * advice.
 */
export function holdsAddress(name: string): boolean {
  const seen = asSeen(name);
  return [scheme, web, mail, host].some((address) => address.test(seen));
}

export const noAddress = 'must not hold a web or e-mail address';

export const turnsText = (name: string): boolean => turning.test(name);

/** Checks of `check`, for names that people choose and others see. */
export const isOnlyAName = [
  z.refine<string>((value) => !holdsAddress(value), { message: noAddress }),
  z.refine<string>((value) => !turnsText(value), {
    message: 'must not hold characters that change the direction of text',
  }),
] as const;

const longestInMail = 60;

/**
 * A name, as a mail shows it among its own words: one short line from which no mail program makes a link. Names stored
 * before they were checked are still there.
 */
export function neutralName(name: string): string {
  const line = asSeen(name)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\p{L}[\p{L}\p{N}+.-]*:\/\/+|\b(?:mailto|tel|sms|data|javascript):/giu, ' ')
    .replace(/(^|[^\p{L}\p{N}])www\d*[.。]/giu, '$1 ')
    .replace(/@/g, ' @ ')
    .replace(/([\p{L}\p{N}-][.。])(?=\p{L}{2,})/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > longestInMail
    ? `${characters
        .slice(0, longestInMail - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
