/**
 * Why a sign-in came to nothing: it was not started in this tab, its answer is of another issuer, the person cancelled
 * it, or it failed.
 */
export type SignInFailure = 'not started' | 'from elsewhere' | 'cancelled' | 'failed';

export class SignInFault extends Error {
  /** @param detail what failed, in the terms of the protocol: `invalid_grant` */
  constructor(
    readonly failure: SignInFailure,
    readonly detail = '',
  ) {
    super([failure, detail].filter(Boolean).join(': '));
  }
}

/**
 * Identity would have had to ask something, which a silent request does not let it do (OpenID Connect Core 3.1.2.6).
 */
export class InteractionRequired extends SignInFault {
  constructor() {
    super('failed', 'interaction_required');
  }
}
