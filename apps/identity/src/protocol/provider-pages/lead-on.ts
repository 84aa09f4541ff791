import type { KoaContextWithOIDC } from 'oidc-provider';
import { continuePage } from './continue.page.js';
import { formMayLeadTo } from '../../pages/layout/index.js';
import { routes } from '../settings/index.js';
import { answer, languageOf } from './page-of-provider.js';

/**
 * After the form that signs out: a redirect that browsers would not follow becomes a page that leads to the same
 * address.
 */
export function leadOnFromSignOut(ctx: KoaContextWithOIDC): void {
  const to = ctx.response.get('location');
  if (ctx.path !== `${routes.end_session}/confirm` || !to || formMayLeadTo(to)) return;
  ctx.remove('location');
  ctx.status = 200;
  answer(ctx, continuePage(languageOf(ctx), to));
}
