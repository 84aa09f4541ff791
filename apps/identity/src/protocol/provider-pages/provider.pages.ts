import { asProblem, html, trustedHtml } from '@platform/service-kit';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from '../configuration/index.js';
import { bindFlow, routes } from '../settings/index.js';
import { layout, messagePage } from '../../pages/layout/index.js';
import { problemPage } from '../../pages/forms/index.js';
import { devicePages } from './device-flow-pages.js';
import { answer, languageOf } from './page-of-provider.js';
import { isAskedByTrustedClient, signOutAtOnce } from './sign-out-by-hint.js';
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
      ctx.set(problem.details.headers ?? {});
      return answer(ctx, problemPage(language, problem, { requestId: String(ctx.res.getHeader('x-request-id')) }));
    }
    const texts = providerTexts[language];
    const [title, text] = texts[refusal(err)];
    const detail = html`<code>${out.error}</code>
      ${out.error_description && html`<span lang="en">${out.error_description}</span>`}`;
    // Who wants to sign out still can, whatever the application sent: by the question, which takes nothing from it.
    const next = ctx.path === routes.end_session ? { href: '/oauth/logout', text: texts.confirm } : undefined;
    answer(ctx, messagePage({ language, title, text, detail, next }));
  },

  confirmSignOut(ctx, form) {
    if (isAskedByTrustedClient(ctx)) return signOutAtOnce(ctx, form);
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
        <p><a class="button quiet" href="${stayAddress(ctx)}">${texts.stay}</a></p>`,
    });
    answer(ctx, page);
  },

  signedOut(ctx) {
    const language = languageOf(ctx);
    const { signedOut: title, signedOutLead: text, again } = providerTexts[language];
    answer(ctx, messagePage({ language, title, text, next: { href: '/login', text: again } }));
  },
};

/**
 * Where somebody goes who stays signed in: back to the application, when its address was checked, else to the account.
 * A link, as whatever the form sends, oidc-provider takes for the end of what the application has in this session.
 */
function stayAddress({ oidc: { params = {} } }: KoaContextWithOIDC): string {
  const { post_logout_redirect_uri: back, state } = params;
  if (typeof back !== 'string') return '/account';
  const to = new URL(back);
  if (typeof state === 'string') to.searchParams.set('state', state);
  return to.href;
}

/** What people are told; the detail below is for the developers of the application. */
function refusal(err: Error): 'unknownClient' | 'foreignAddress' | 'over' | 'refused' {
  if (err instanceof errors.InvalidClient) return 'unknownClient';
  if (err instanceof errors.InvalidRedirectUri) return 'foreignAddress';
  return err instanceof errors.SessionNotFound ? 'over' : 'refused';
}
