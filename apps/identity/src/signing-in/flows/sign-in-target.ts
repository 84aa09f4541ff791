import { html, type Html } from '@platform/service-kit';
import type { Flow } from './flows.js';
import { ownPath } from '../../pages/forms/index.js';

/** What a sign-in is for, as the pages of it hand it on to each other. */
export interface SignInTarget {
  /** Handle of an application's sign-in. */
  flow?: string | undefined;
  /** Path of ours to go on to. */
  returnTo?: string | undefined;
}

/** Reads `return_to` of a query or form: only ever a path of our own. */
export function targetOf(flow: Flow | undefined, fields: { return_to?: unknown }): SignInTarget {
  return { flow: flow?.handle, returnTo: ownPath(fields.return_to) };
}

/** The address of another page of the same sign-in. */
export function withTarget(path: string, { flow, returnTo }: SignInTarget): string {
  const query = new URLSearchParams({ ...(flow && { flow }), ...(returnTo && { return_to: returnTo }) });
  return query.size ? `${path}?${query.toString()}` : path;
}

export function returnField({ returnTo }: SignInTarget): Html {
  return html`${returnTo && html`<input type="hidden" name="return_to" value="${returnTo}" />`}`;
}

/** Whom the application expects (OpenID Connect Core 3.1.2.1): an e-mail address, or another name of the person. */
export function loginHint(flow: Flow | undefined): string | undefined {
  const hint = flow?.interaction.params['login_hint'];
  return typeof hint === 'string' ? hint : undefined;
}

export function hintedEmail(flow: Flow | undefined): string | undefined {
  const hint = loginHint(flow);
  return hint?.includes('@') ? hint : undefined;
}
