import { asProblem, html, trustedHtml } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import type { ProviderPages } from './configuration.js';
import { bindFlow } from '../flows/flow-cookie.js';
import { layout, messagePage } from '../pages/layout.js';
import { problemPage } from '../pages/page-problems.js';
import { devicePages } from '../device-flow/device-flow-pages.js';
import { answer, languageOf } from './page-of-provider.js';
import { providerTexts } from './provider.texts.js';

/** The pages that oidc-provider shows by itself, in our frame. */
export const providerPages: ProviderPages = {
  ...devicePages,

  interactionUrl(ctx, interaction) {
    const page = interaction.prompt.name === 'consent' ? '/consent' : '/login';
    return `${page}?flow=${bindFlow(ctx, interaction.uid)}`;
  },

  renderError(ctx, out, err) {
    const language = languageOf(ctx);
    ctx.type = 'html';
    if (out.error === 'server_error') {
      const problem = asProblem(err);
      ctx.status = problem.status;
      return answer(ctx, problemPage(language, problem, { requestId: String(ctx.res.getHeader('x-request-id')) }));
    }
    const texts = providerTexts[language];
    const [title, text] = texts[refusal(err)];
    const detail = html`<code>${out.error}</code>
      ${out.error_description && html`<span lang="en">${out.error_description}</span>`}`;
    answer(ctx, messagePage({ language, title, text, detail }));
  },

  confirmSignOut(ctx, form) {
    const language = languageOf(ctx);
    const texts = providerTexts[language];
    const page = layout({
      language,
      title: texts.signOut,
      lead: texts.signOutLead,
      body: html`${trustedHtml(form)}
        <p class="next">
          <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>
            ${texts.confirm}
          </button>
        </p>
        <p><button class="button quiet" type="submit" form="op.logoutForm">${texts.stay}</button></p>`,
    });
    answer(ctx, page);
  },

  signedOut(ctx) {
    const language = languageOf(ctx);
    const { signedOut: title, signedOutLead: text, again } = providerTexts[language];
    answer(ctx, messagePage({ language, title, text, next: { href: '/login', text: again } }));
  },
};

/** What people are told; the detail below is for the developers of the application. */
function refusal(err: Error): 'unknownClient' | 'foreignAddress' | 'over' | 'refused' {
  if (err instanceof errors.InvalidClient) return 'unknownClient';
  if (err instanceof errors.InvalidRedirectUri) return 'foreignAddress';
  return err instanceof errors.SessionNotFound ? 'over' : 'refused';
}
