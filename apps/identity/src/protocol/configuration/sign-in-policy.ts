import { decodeJwt } from 'jose';
import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { requestFault } from './still-allowed.js';
import { wantedOfIdToken } from './requested-claims.js';
import { isReachable, reaches } from '../settings/index.js';

const { Check, Prompt } = interactionPolicy;

/** Values of `prompt` that a request may have. */
export const promptValues = ['none', 'login', 'consent', 'select_account'] as const;

/**
 * When somebody is asked to sign in or to consent: the provider's own policy, and rules of ours.
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
  // Another account is chosen on the sign-in page, by signing in to it: the value is known, and asks there.
  const selectAccount = new Prompt({ name: 'select_account', requestable: true });
  selectAccount.checks.clear();
  prompts.add(selectAccount);
  checks.add(
    new Check(
      'select_account',
      'an account must be chosen',
      'account_selection_required',
      ({ oidc }) => oidc.prompts.has('select_account') && !oidc.result?.login,
    ),
  );
  // A person who was suspended or deleted signs in anew, and is refused there.
  checks.add(
    new Check(
      'account_gone',
      'the account of the session cannot be used',
      (ctx) => ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined,
    ),
  );
  // The provider's own know the hint no more when a request goes on after a page, and ask for a claim again and again.
  checks.remove('id_token_hint');
  checks.remove('claims_id_token_sub_value');
  checks.add(new Check('other_account', 'another account is asked for', 'login_required', isOtherAccount));
  // The provider turns `max_age=0` into `prompt=login`, which it does not read in the device flow.
  checks.add(
    new Check(
      'device_max_age',
      'a new sign-in is required',
      'login_required',
      ({ oidc }) => oidc.entities.DeviceCode?.params?.['prompt'] === 'login' && !oidc.result?.login,
    ),
  );
  // The provider's own would ask again and again whoever cannot reach it.
  checks.remove('essential_acrs');
  checks.remove('essential_acr');
  checks.add(new Check('acr', 'a stronger sign-in is required', (ctx) => needsStrongerSignIn(ctx, hasSecondFactor)));
  return prompts;
}

/**
 * A request may name an account, by `id_token_hint` or by a value of the claim `sub`. It gets no code of another one
 * (OpenID Connect Core 3.1.2.2): who is signed in is asked for a sign-in, and a sign-in by somebody else fails the
 * request.
 */
function isOtherAccount({ oidc }: KoaContextWithOIDC): boolean {
  const userUuid = oidc.session?.accountId;
  const params = oidc.params!;
  const { values } = wantedOfIdToken(params, 'sub');
  if (userUuid === undefined) return false;
  // It was checked when the request came.
  const hint = typeof params['id_token_hint'] === 'string' ? decodeJwt(params['id_token_hint']).sub : userUuid;
  if (hint === userUuid && (!values.length || values.includes(userUuid))) return false;
  if (!oidc.result?.login) return true;
  throw new errors.LoginRequired('somebody else signed in');
}

/**
 * `acr_values` is a wish (OpenID Connect Core 3.1.2.1): it is asked for once, of those who can. An essential `acr`
 * claim (5.5.1.1) that a fresh sign-in did not reach fails the request, and one that none can reach does so at once.
 */
async function needsStrongerSignIn(
  { oidc }: KoaContextWithOIDC,
  hasSecondFactor: (userUuid: string) => Promise<boolean>,
): Promise<boolean> {
  const { isEssential, values } = wantedOfIdToken(oidc.params!, 'acr');
  if (isEssential && values.length) {
    if (reaches(oidc.acr, values)) return false;
    if (!oidc.result?.login && isReachable(values)) return true;
    throw new errors.CustomOIDCProviderError('unmet_authentication_requirements', 'the sign-in was not strong enough');
  }
  const userUuid = oidc.session?.accountId;
  const wished = typeof oidc.params?.['acr_values'] === 'string' ? oidc.params['acr_values'].split(' ') : [];
  if (userUuid === undefined || !isReachable(wished) || reaches(oidc.acr, wished)) return false;
  return !oidc.result?.login && (await hasSecondFactor(userUuid));
}
