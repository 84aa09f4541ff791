import { Problem } from '@platform/service-kit';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from './configuration.js';
import { bindFlow } from '../flows/flow-cookie.js';
import { chooseLanguage, languageCookie } from '../i18n/page-language.js';
import type { Language } from '../i18n/translations.js';
import { html, trustedHtml } from '../pages/html.js';
import { layout, messagePage } from '../pages/layout.js';
import { problemPage } from '../pages/page-problems.js';
import { fillSlots } from '../pages/page-slots.js';
import { providerTexts } from './provider.texts.js';

/** The pages that oidc-provider shows by itself, in our frame. */
export const providerPages: ProviderPages = {
  interactionUrl(ctx, interaction) {
    const page = interaction.prompt.name === 'consent' ? '/consent' : '/login';
    return `${page}?flow=${bindFlow(ctx, interaction.uid)}`;
  },

  renderError(ctx, out) {
    const language = languageOf(ctx);
    const texts = providerTexts[language];
    ctx.type = 'html';
    if (out.error === 'server_error') {
      const requestId = String(ctx.res.getHeader('x-request-id'));
      return answer(ctx, problemPage(language, new Problem('internal_error'), { requestId }));
    }
    answer(
      ctx,
      messagePage({
        language,
        title: texts.refused,
        text: texts.refusedLead,
        detail: html`<code>${out.error}</code>
          ${out.error_description && html`<span lang="en">${out.error_description}</span>`}`,
      }),
    );
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

/**
 * The provider hands a browser on by a form that submits itself. Its script must stay as it is, the policy names its hash; the rest is ours:
 * what people see whose browser runs no script.
 */
export function frameHandOver(ctx: KoaContextWithOIDC): void {
  if (typeof ctx.body !== 'string') return;
  const [, script, form] =
    /<script>([\s\S]*\.submit\(\)[\s\S]*)<\/script>[\s\S]*(<form[\s\S]*)<noscript>/.exec(ctx.body) ?? [];
  if (!script || !form) return;
  const language = languageOf(ctx);
  const texts = providerTexts[language];
  const page = layout({
    language,
    title: texts.handOver,
    lead: texts.handOverLead,
    body: html`<script>${trustedHtml(script)}</script>
      ${trustedHtml(form)}<button class="button" type="submit">${texts.goOn}</button></form>`,
  });
  ctx.body = fillSlots(page, undefined).text;
}

function languageOf(ctx: KoaContextWithOIDC): Language {
  return chooseLanguage({
    chosen: ctx.cookies.get(languageCookie),
    uiLocales: ctx.oidc?.params?.['ui_locales'] ?? ctx.query['ui_locales'],
    acceptLanguage: ctx.get('accept-language'),
  });
}

/** The headers are set by the provider's frame. */
function answer(ctx: KoaContextWithOIDC, page: string): void {
  ctx.body = fillSlots(page, ctx.method === 'GET' ? ctx.url : undefined).text;
}
