import { z } from 'zod';

/**
 * An address on the web that a person enters: http or https, with a host, without credentials. Answers with it as it
 * was written, so it must need nothing of what a browser mends: spaces, missing slashes.
 *
 * @see lenientWebAddress for what programs send
 */
export const webAddress = z
  .string()
  .trim()
  .max(2048, { message: 'must be at most 2048 characters' })
  .refine((value) => /^https?:\/\/[^/\\?#\s]+/i.test(value) && !/[\u0000-\u0020\u007f]/.test(value), {
    message: 'must be a URL that starts with http:// or https://',
  })
  .refine((value) => URL.canParse(value), { message: 'must be a URL' })
  .refine((value) => !URL.canParse(value) || !(new URL(value).username || new URL(value).password), {
    message: 'must not hold a user name or password',
  });

/**
 * An address on the web that comes with an event, or that events are sent to. Taken whenever a browser can make one of
 * it (`https:example.org`, a space in the path): an alert must not be lost to how its address is written.
 *
 * @see webAddress for what people enter
 */
export const lenientWebAddress = z
  .string()
  .trim()
  .max(2048)
  .refine(isOfTheWeb, { message: 'must be an http or https URL without user name and password' });

function isOfTheWeb(value: string): boolean {
  const url = URL.parse(value);
  return (
    !/[\u0000-\u001f\u007f]/.test(value) &&
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    url.username === '' &&
    url.password === ''
  );
}
