import type { UpdateLink } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { LinkOptions } from '../../../rules/index.js';

/**
 * Schemes that run something, read something of the device, or hide where they lead. An `intent:` names a web page for
 * when there is no app, and browsers have schemes of their own around web addresses. `android` and `ios` are the places
 * for web addresses.
 */
const refusedSchemes = new RegExp(
  `^(${[
    'javascript|vbscript|data|blob|file|filesystem|ftp|about|view-source|chrome|resource|content',
    'intent|android-app|googlechromes?|x-safari-https?|microsoft-edge(-https?)?|firefox(-focus)?|brave',
    'opera-https?|touch-https?',
  ].join('|')})$`,
);

/**
 * `apple` and `google` are other names of `ios` and `android`.
 *
 * @throws Problem 400 for an app address that could do more than open an app
 */
export function deepLinkOf(
  given: NonNullable<UpdateLink['deeplink']>,
  href: (text: string) => string,
): LinkOptions['deeplink'] {
  const [ios, android] = [given.ios ?? given.apple, given.android ?? given.google];
  const app = given.app && (/^https?:/i.test(given.app) ? href(given.app) : appAddress(given.app));
  if (!ios && !android && !app) return undefined;
  return {
    ...(app && { app }),
    ...(ios && { ios: href(ios) }),
    ...(android && { android: href(android) }),
    auto: given.auto ?? true,
  };
}

function appAddress(text: string): string {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]{0,60}):/i.exec(text) ?? [];
  const isRefused = refusedSchemes.test(scheme.toLowerCase()) || !/^[\x21-\x7e]+$/.test(text);
  if (!scheme || isRefused || !URL.canParse(text))
    throw Problem.field('deeplink', 'app must be the address of an app, such as myapp://item/1');
  return new URL(text).href;
}
