/**
 * After `free` attempts each further one must wait: `firstWaitSeconds`, doubled every time, `longestWaitSeconds` at
 * most.
 */
export interface Rule {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** So long after the last attempt all is forgotten. */
  forgetSeconds: number;
}

/** What a kind of attempt is counted by. */
export interface Rules {
  /** One account from one network; also one account from the devices it knows, wherever they are. */
  pair?: Rule;
  /**
   * One account from everywhere. Only ever slows down: the longest wait is short, so that nobody is locked out for
   * good.
   */
  account?: Rule;
  /** One network for all accounts; generous, as many people may share it. */
  network?: Rule;
}

const minute = 60;
const hour = 60 * minute;

const backOff: Rule = { free: 5, firstWaitSeconds: 1, longestWaitSeconds: 15 * minute, forgetSeconds: hour };
const slowDown: Rule = { free: 20, firstWaitSeconds: 1, longestWaitSeconds: 30, forgetSeconds: hour };
const crowd: Rule = { free: 100, firstWaitSeconds: 1, longestWaitSeconds: minute, forgetSeconds: 10 * minute };
const mails: Rule = { free: 3, firstWaitSeconds: minute, longestWaitSeconds: 15 * minute, forgetSeconds: hour };
const mailsOfNetwork: Rule = { free: 50, firstWaitSeconds: 1, longestWaitSeconds: minute, forgetSeconds: hour };

/** The kinds of attempts; each has its own counters. */
export const throttleRules = {
  sign_in: { pair: backOff, account: slowDown, network: crowd },
  /** The password asked for again by somebody who is signed in, or who confirms a registration. */
  password: { pair: backOff, network: crowd },
  /** A code or recovery code after the first factor. */
  mfa: { pair: backOff, account: slowDown, network: crowd },
  /** Mails to one address. */
  registration: { account: mails, network: mailsOfNetwork },
  reset: { account: mails, network: mailsOfNetwork },
  confirmation: { account: mails, network: mailsOfNetwork },
  /** User codes typed in by one person (RFC 8628 section 5.1). */
  device_code: { pair: backOff, network: crowd },
} satisfies Record<string, Rules>;
export type ThrottleKind = keyof typeof throttleRules;
