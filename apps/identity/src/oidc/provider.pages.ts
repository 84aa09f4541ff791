import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from './configuration.js';
import { bindFlow } from '../flows/flow-cookie.js';
import { chooseLanguage, languageCookie } from '../i18n/page-language.js';
import type { Language } from '../i18n/translations.js';
import { html, trustedHtml } from '../pages/html.js';
import { layout, messagePage } from '../pages/layout.js';
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
        <p>
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
