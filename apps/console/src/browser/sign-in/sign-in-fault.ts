/** Why a sign-in came to nothing, in words for the person who tried. */
export class SignInFault extends Error {}
