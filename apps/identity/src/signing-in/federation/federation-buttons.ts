import { html, type Html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { divider, hiddenFields } from '../../pages/layout/index.js';
import type { ShownProvider } from './identity-providers.service.js';

interface Buttons {
  language: Language;
  csrf: string;
  flow?: string | undefined;
  /** Path of ours to go on to. */
  returnTo?: string | undefined;
  providers: ShownProvider[];
}

/** A button for each external provider; nothing where the operator has set up none. */
export function federationButtons({ language, csrf, flow, returnTo, providers }: Buttons): Html | undefined {
  if (!providers.length) return undefined;
  const texts = messages('federation', language);
  return html`${divider(texts.or)}
  ${providers.map(
    ({ code, name }) =>
      html`<form method="post" action="/federation/${code}">
        ${hiddenFields(csrf, flow)} ${returnTo && html`<input type="hidden" name="return_to" value="${returnTo}" />`}
        <button class="button quiet" type="submit">${texts.continueWith({ provider: name })}</button>
      </form>`,
  )}`;
}
