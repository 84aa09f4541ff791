import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, trustedHtml } from '@platform/service-kit';
import { fillSlots, formMayLeadTo, layout } from '../../pages/layout/index.js';
import { languageOf } from './page-of-provider.js';
import { providerTexts } from './provider.texts.js';

/**
 * The provider hands a browser on by a form that submits itself. Its script must stay as it is, the policy names its
 * hash; the rest is ours: what people see whose browser runs no script.
 */
export function frameHandOver(ctx: KoaContextWithOIDC): void {
  if (typeof ctx.body !== 'string') return;
  const [, script, form] =
    /<script>([\s\S]*\.submit\(\)[\s\S]*)<\/script>[\s\S]*(<form[\s\S]*)<noscript>/.exec(ctx.body) ?? [];
  if (!script || !form) return;
  letFormLeadTo(ctx, /action="([^"]*)"/.exec(form)?.[1]);
  const language = languageOf(ctx);
  const texts = providerTexts[language];
  const page = layout({
    language,
    title: texts.handOver,
    lead: texts.handOverLead,
    isWithoutScripts: true,
    body: html`<script>${trustedHtml(script)}</script>
      ${trustedHtml(form)}<button class="button" type="submit">${texts.goOn}</button></form>`,
  });
  ctx.body = fillSlots(page, undefined).text;
}

/**
 * The form has one address, which is checked. On this page alone a whole scheme may stand for one that the policy
 * cannot name.
 */
function letFormLeadTo(ctx: KoaContextWithOIDC, action = ''): void {
  const policy = ctx.response.get('content-security-policy');
  if (URL.parse(action)?.protocol !== 'http:' || formMayLeadTo(action)) return;
  ctx.set('content-security-policy', policy.replace(`form-action 'self'`, `form-action 'self' http:`));
}
