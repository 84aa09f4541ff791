/** How somebody proved who they are (`amr`, RFC 8176). */
export const byPassword = ['pwd'];
export const byFederation = ['fed'];
/** A passkey proves possession of a key, and that its holder was checked (by finger, face or PIN): two factors at once. */
export const byPasskey = ['pop', 'user', 'mfa'];

/**
 * How sure we are (`acr`), weakest first: one factor and several (the REFEDS profiles, which other providers use as well), and
 * resistant to phishing (OpenID Connect Extended Authentication Profile).
 */
export const contexts = ['https://refeds.org/profile/sfa', 'https://refeds.org/profile/mfa', 'phr'] as const;
const [single, several, phishingResistant] = contexts;

export function contextOf(amr: readonly string[]): (typeof contexts)[number] {
  if (amr.includes('pop') && amr.includes('mfa')) return phishingResistant;
  return amr.includes('mfa') ? several : single;
}

/** True when a session of the context `reached` is good enough for one of `wanted`. Values that nobody knows ask for nothing. */
export function satisfies(reached: string | undefined, wanted: readonly string[]): boolean {
  const known = wanted.map((value) => contexts.indexOf(value as never)).filter((rank) => rank >= 0);
  return known.length === 0 || contexts.indexOf(reached as never) >= Math.min(...known);
}
