import { errors } from 'oidc-provider';

/**
 * A code or refresh token was presented again: at the same time as another, or shortly after. Says only what RFC 6749
 * does.
 */
export class AlreadyConsumed extends errors.InvalidGrant {
  constructor(
    readonly grantId: string | null,
    /** The authorization that it came from; null for one that began before these were told apart. */
    readonly family: string | null,
  ) {
    super('already used');
  }
}
