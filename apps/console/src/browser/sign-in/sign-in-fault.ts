/** Why a sign-in came to nothing, in words for the person who tried. */
export class SignInFault extends Error {}

/**
 * Identity would have had to ask something, which a silent request does not let it do (OpenID Connect Core 3.1.2.6).
 */
export class InteractionRequired extends SignInFault {}
