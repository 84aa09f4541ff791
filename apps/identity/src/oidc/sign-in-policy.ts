import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { requestFault } from './still-allowed.js';
import { satisfies } from '../sign-in/authentication-context.js';

const { Check } = interactionPolicy;

/**
 * When somebody is asked to sign in or to consent: the provider's own policy, and three rules of ours.
 * `hasSecondFactor` tells whether a person could prove more than their password.
 */
export function signInPolicy(hasSecondFactor: (userUuid: string) => Promise<boolean>) {
  const prompts = interactionPolicy.base();
  const { checks } = prompts.get('login')!;
  // Also when a request goes on after a page: what was taken from the client since then it does not get.
  checks.add(
    new Check('no_longer_allowed', 'the client may not ask for this any more', ({ oidc }) => {
      const refused = requestFault(oidc.client!, oidc.params!);
      if (refused) throw refused;
      return false;
    }),
  );
  // A person who was suspended or deleted signs in anew, and is refused there.
  checks.add(
    new Check(
      'account_gone',
      'the account of the session cannot be used',
      (ctx) => ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined,
    ),
  );
  // The provider's own would ask again and again whoever cannot reach it.
  checks.remove('essential_acrs');
  checks.remove('essential_acr');
  checks.add(new Check('acr', 'a stronger sign-in is required', (ctx) => needsStrongerSignIn(ctx, hasSecondFactor)));
  return prompts;
}

interface AcrClaim {
  essential?: boolean;
  value?: unknown;
  values?: unknown;
}

/**
 * `acr_values` is a wish (OpenID Connect Core 3.1.2.1): it is asked for once, of those who can. An essential `acr` claim (5.5.1.1)
 * that a fresh sign-in did not reach fails the request.
 */
async function needsStrongerSignIn(
  { oidc }: KoaContextWithOIDC,
  hasSecondFactor: (userUuid: string) => Promise<boolean>,
): Promise<boolean> {
  const userUuid = oidc.session?.accountId;
  if (userUuid === undefined) return false;
  const claim = (oidc.claims.id_token?.['acr'] ?? {}) as AcrClaim;
  const essential = claim.essential ? listed(claim) : [];
  const wished = typeof oidc.params?.['acr_values'] === 'string' ? oidc.params['acr_values'].split(' ') : [];
  if (essential.length) {
    if (satisfies(oidc.acr, essential)) return false;
    if (!oidc.result?.login) return true;
    throw new errors.CustomOIDCProviderError('unmet_authentication_requirements', 'the sign-in was not strong enough');
  }
  return !satisfies(oidc.acr, wished) && !oidc.result?.login && (await hasSecondFactor(userUuid));
}

function listed({ value, values }: AcrClaim): string[] {
  if (value === undefined && values === undefined) return [];
  const list = values === undefined ? [value] : values;
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string'))
    throw new errors.InvalidRequest('invalid claims.id_token.acr');
  return list;
}
