import { interactionPolicy } from 'oidc-provider';
import { contextOf, satisfies } from './authentication-context.js';

/**
 * An application asks for a better proof than the session has (`acr_values`, RFC 9470): the person signs in again. Who has nothing better
 * is let through with what they have, as `acr` is a voluntary claim: the application looks at it.
 */
export function stepUpCheck() {
  return new interactionPolicy.Check(
    'acr',
    'a better proof of who it is was asked for',
    'unmet_authentication_requirements',
    (ctx) => {
      const { params, session, result } = ctx.oidc;
      const wanted = params?.['acr_values'];
      if (typeof wanted !== 'string' || !session?.accountId || result?.login) return false;
      return !satisfies(contextOf(session.amr ?? []), wanted.split(' '));
    },
  );
}
