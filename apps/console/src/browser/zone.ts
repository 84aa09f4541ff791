/** Of the person, when their profile has one. */
let chosen: string | undefined;

/**
 * Takes the zone of the profile (the claim `zoneinfo`), once, before anything is shown: what was typed in one zone must
 * not be sent in another. One that this browser does not know is none.
 */
export function takeZone(claim: unknown): void {
  chosen = typeof claim === 'string' && isKnown(claim) ? claim : undefined;
}

/** The time zone in which the person reads and writes times: the one of the profile, else the one of the browser. */
export function personZone(): string {
  return chosen ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `America/New York` */
export function zoneInWords(zone: string): string {
  return zone.replaceAll('_', ' ');
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
