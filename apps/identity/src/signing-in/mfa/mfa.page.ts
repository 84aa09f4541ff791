import { html } from '@platform/service-kit';
import { type Language, messages } from '../../pages/i18n/index.js';
import { alert, codeField, hiddenFields, layout } from '../../pages/layout/index.js';
import { passkeyForm, passkeyScript } from '../passkeys/index.js';
import { withTarget } from '../flows/index.js';

interface MfaPage {
  language: Language;
  csrf: string;
  /** Of the application's sign-in, for the way back to the first factor. */
  flow: string | undefined;
  hasTotp: boolean;
  /** Codes of the app were wrong too often: none is taken. */
  isLocked: boolean;
  hasRecoveryCodes: boolean;
  /** JSON of the options; undefined for somebody without a passkey. */
  passkeyOptions: object | undefined;
  failure?: 'wrong' | 'over' | undefined;
}

export function mfaPage(page: MfaPage): string {
  const { language, csrf, flow, hasTotp, isLocked, hasRecoveryCodes, passkeyOptions, failure } = page;
  const takesCodes = hasTotp && !isLocked;
  const texts = messages('mfa', language);
  const back = html`<p class="aside"><a href="/login${flow && `?flow=${flow}`}">${texts.startAgain}</a></p>`;
  const frame = { language, title: texts.title };
  if (failure === 'over') return layout({ ...frame, body: html`${alert(texts.over)}${back}` });
  return layout({
    ...frame,
    lead: texts.lead,
    ...(passkeyOptions && { scripts: [passkeyScript] }),
    body: html`${failure && !isLocked && alert(texts.wrong)}
    ${
      isLocked &&
      html`${alert(texts.locked)}
        <p class="aside"><a href="${withTarget('/forgot', { flow })}">${texts.newPassword}</a></p>`
    }
    ${
      takesCodes &&
      html`<form method="post" action="/mfa">
        ${hiddenFields(csrf)} ${codeField({ name: 'code', label: texts.code, hint: texts.codeHint, autofocus: true })}
        <button class="button" type="submit">${texts.submit}</button>
      </form>`
    }
    ${
      passkeyOptions &&
      passkeyForm({
        ...{ csrf, action: '/mfa', ceremony: 'get', options: passkeyOptions, isQuiet: takesCodes },
        ...{ button: texts.usePasskey, failed: texts.passkeyFailed },
      })
    }
    ${passkeyOptions && !takesCodes && html`<noscript><p class="hint">${texts.needsScript}</p></noscript>`}
    ${
      hasRecoveryCodes &&
      html`<details class="more" ${isLocked && html`open`}>
        <summary>${texts.useRecovery}</summary>
        <form method="post" action="/mfa">
          ${hiddenFields(csrf)}
          ${codeField({ name: 'recovery_code', label: texts.recoveryCode, hint: texts.recoveryHint, kind: 'text' })}
          <button class="button quiet" type="submit">${texts.submitRecovery}</button>
        </form>
      </details>`
    }
    ${back}`,
  });
}
