/** Kinds of devices that a link may have a destination for, the more exact before the more general ones. */
const patterns = {
  // Says Android as well, as an iPhone says Mac OS X.
  windowsphone: /Windows Phone/,
  // Browsers on iPads say both at times, Firefox among them: `iPad; CPU iPhone OS`, or `iPhone; CPU iPad OS`.
  ipad: /iPad/,
  iphone: /iPhone|iPod/,
  android: /Android/,
  blackberry: /BlackBerry|BB10/,
  chromeos: /CrOS/,
  windows: /Windows/,
  mac: /Macintosh|Mac OS X/,
  linux: /Linux/,
} as const;

const kinds = [...(Object.keys(patterns) as (keyof typeof patterns)[]), 'ios', 'mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof kinds)[number];

const otherNames = new Map<string, Device>([
  ['macos', 'mac'],
  ['macintosh', 'mac'],
  ['osx', 'mac'],
  ['phone', 'mobile'],
  ['smartphone', 'mobile'],
  ['computer', 'desktop'],
  ['pc', 'desktop'],
  ['ipod', 'iphone'],
  ['chromebook', 'chromeos'],
]);

/** A device by the name that an owner gives it, in any case; null when we do not know it. */
export function deviceNamed(text: string): Device | null {
  const name = text.toLowerCase().replace(/[\s_-]/g, '');
  return kinds.find((kind) => kind === name) ?? otherNames.get(name) ?? null;
}

/** What a user agent is, most exact first: an iPhone is `iphone`, `ios` and `mobile`. */
export function devicesOf(userAgent: string): Device[] {
  const found = (Object.keys(patterns) as (keyof typeof patterns)[]).find((kind) => patterns[kind].test(userAgent));
  if (!found) return [];
  return [found, ...general(found, userAgent)];
}

function general(kind: keyof typeof patterns, userAgent: string): Device[] {
  if (kind === 'iphone') return ['ios', 'mobile'];
  if (kind === 'ipad') return ['ios', 'tablet'];
  // Google asks makers to leave "Mobile" out of the user agents of tablets.
  if (kind === 'android') return [/Mobile/.test(userAgent) ? 'mobile' : 'tablet'];
  return kind === 'windowsphone' || kind === 'blackberry' ? ['mobile'] : ['desktop'];
}

export const knownDevices: readonly Device[] = kinds;
