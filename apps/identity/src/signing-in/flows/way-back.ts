import { routes } from '../../protocol/settings/index.js';
import { formMayLeadTo } from '../../pages/layout/index.js';

/** Whether this is where an interaction goes back to the provider; nothing else may follow from `/login/continue`. */
export function isWayBack(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    path.startsWith(`${routes.authorization}/`) &&
    /^[\w-]{1,100}$/.test(path.slice(routes.authorization.length + 1))
  );
}

/** Where the browser goes on to from a page's form, so that it arrives at `redirectUri` in the end. */
export function wayTo(redirectUri: unknown, returnTo: string): string {
  // The device flow has none: the browser stays here.
  if (typeof redirectUri !== 'string' || formMayLeadTo(redirectUri)) return returnTo;
  return `/login/continue?${new URLSearchParams({ to: new URL(returnTo).pathname }).toString()}`;
}
