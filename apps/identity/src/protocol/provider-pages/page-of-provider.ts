import type { KoaContextWithOIDC } from 'oidc-provider';
import { chooseLanguage, type Language, languageCookie } from '../../pages/i18n/index.js';
import { fillSlots, shownBrand } from '../../pages/layout/index.js';

/** In which language a page speaks that the provider shows. */
export function languageOf(ctx: KoaContextWithOIDC): Language {
  return chooseLanguage({
    chosen: ctx.cookies.get(languageCookie),
    uiLocales: ctx.oidc?.params?.['ui_locales'] ?? ctx.query['ui_locales'],
    acceptLanguage: ctx.get('accept-language'),
  });
}

/** Answers with a page. */
export function answer(ctx: KoaContextWithOIDC, page: string): void {
  const { text, headers } = fillSlots(page, ctx.method === 'GET' ? ctx.url : undefined, {
    brand: shownBrand(ctx.req),
  });
  ctx.set(headers);
  ctx.type = 'html';
  ctx.body = text;
}
