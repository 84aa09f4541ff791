import { html, trustedHtml } from '@platform/service-kit';
import type { Language } from '../../pages/i18n/index.js';
import { codeField, layout, messagePage } from '../../pages/layout/index.js';
import { deviceFlowTexts } from './device-flow.texts.js';

interface UserCodePage {
  language: Language;
  /** Where the form goes, with the provider's proof that it comes from this page. */
  action: string;
  xsrf: string;
  userCode: string | undefined;
  problem: 'wrong' | 'used' | 'failed' | undefined;
}

export function userCodePage({ language, action, xsrf, userCode, problem }: UserCodePage): string {
  const texts = deviceFlowTexts[language];
  const errors = problem && [texts[problem]];
  return layout({
    language,
    title: texts.title,
    lead: texts.lead,
    body: html`<form method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${xsrf}" />
      ${codeField({ name: 'user_code', label: texts.code, value: userCode, kind: 'text', errors, autofocus: true })}
      <button class="button" type="submit">${texts.goOn}</button>
    </form>`,
  });
}

interface ConfirmPage {
  language: Language;
  clientName: string;
  userCode: string;
  /** The provider's own form, without buttons. */
  form: string;
}

/**
 * Names what is connected, and makes the person compare: a code may have been sent by somebody who wants their account.
 */
export function confirmDevicePage({ language, clientName, userCode, form }: ConfirmPage): string {
  const texts = deviceFlowTexts[language];
  return layout({
    language,
    title: texts.confirm(clientName),
    lead: texts.compare,
    body: html`<p class="big-code">${userCode}</p>
      <p>${texts.warning}</p>
      ${trustedHtml(form)}
      <p class="next">
        <button class="button" type="submit" form="op.deviceConfirmForm">${texts.mine}</button>
        <button class="button quiet" type="submit" form="op.deviceConfirmForm" name="abort" value="yes">
          ${texts.abort}
        </button>
      </p>`,
  });
}

export function deviceAbortedPage(language: Language): string {
  const { aborted: title, abortedLead: text } = deviceFlowTexts[language];
  return messagePage({ language, title, text });
}

export function deviceConnectedPage(language: Language, clientName: string): string {
  const { connected: title, connectedLead } = deviceFlowTexts[language];
  return messagePage({ language, title, text: connectedLead(clientName) });
}

export function tooManyCodesPage(language: Language): string {
  const { title, tooMany: text } = deviceFlowTexts[language];
  return messagePage({ language, title, text, next: { href: '/device', text: title } });
}
