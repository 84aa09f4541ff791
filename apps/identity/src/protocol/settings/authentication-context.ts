/** How somebody proved who they are (`amr`, RFC 8176). */
export const byPassword = ['pwd'];
export const byFederation = ['fed'];
/**
 * A passkey proves possession of a key, and that its holder was checked (by finger, face or PIN): two factors at once.
 */
export const byPasskey = ['pop', 'user', 'mfa'];

/**
 * How sure we are (`acr`), weakest first: one factor and several (the REFEDS profiles, which other providers use as
 * well), and resistant to phishing (OpenID Connect Extended Authentication Profile).
 */
export const contexts = ['https://refeds.org/profile/sfa', 'https://refeds.org/profile/mfa', 'phr'] as const;
const [single, several, phishingResistant] = contexts;

export function contextOf(amr: readonly string[]): (typeof contexts)[number] {
  if (amr.includes('pop') && amr.includes('mfa')) return phishingResistant;
  return amr.includes('mfa') ? several : single;
}

/** Whether a sign-in that reached this context proved a second factor. */
export function isSeveral(context: string | undefined): boolean {
  return reaches(context, [several]);
}

/** The contexts of which `isSeveral` is true. */
export const severalFactors: readonly string[] = contexts.filter(isSeveral);

/** Whether a sign-in can be good enough for one of `wanted`: values that nobody knows are reached by none. */
export function isReachable(wanted: readonly string[]): boolean {
  return wanted.some((value) => rankOf(value) >= 0);
}

/** True when a session of the context `reached` is good enough for one of `wanted`. */
export function reaches(reached: string | undefined, wanted: readonly string[]): boolean {
  return wanted.some((value) => rankOf(value) >= 0 && rankOf(reached) >= rankOf(value));
}

function rankOf(context: string | undefined): number {
  return contexts.indexOf(context as (typeof contexts)[number]);
}
