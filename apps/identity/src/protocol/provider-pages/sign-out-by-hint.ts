import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';

const script = `document.addEventListener('DOMContentLoaded', () => document.forms[0].submit())`;
const scriptHash = createHash('sha256').update(script).digest('base64');

/**
 * Whether somebody has been asked already: they pressed the button of a trusted application, which shows so by an ID
 * token of this session (RP-Initiated Logout 1.0, section 2). Another site has no such token, so a link of its own
 * still asks. Nor does a token of another session answer for this one: only its `sid` tells them apart, and without it
 * the person is asked.
 */
export function isAskedByTrustedClient({ oidc }: KoaContextWithOIDC): boolean {
  const { client, session } = oidc;
  const { payload: hint } = (oidc.entities as { IdTokenHint?: { payload: { sub?: string; sid?: string } } })
    .IdTokenHint ?? { payload: undefined };
  if (client?.['is_trusted'] !== true || !hint || !session?.accountId) return false;
  const sid = session.sidFor(client.clientId);
  return hint.sub === session.accountId && sid !== undefined && hint.sid === sid;
}

/**
 * The form of the question, which submits itself; `frameHandOver` puts it into our frame, with a button for who runs no
 * script.
 */
export function signOutAtOnce(ctx: KoaContextWithOIDC, form: string): void {
  const policy = ctx.response.get('content-security-policy');
  ctx.set('content-security-policy', policy.replace('script-src', `script-src 'sha256-${scriptHash}'`));
  const fields = '<input type="hidden" name="logout" value="yes"/>';
  ctx.type = 'html';
  ctx.body = `<script>${script}</script>${form.replace('</form>', `${fields}<noscript></noscript></form>`)}`;
}
