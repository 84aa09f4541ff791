import { basePath } from '../settings.js';

/** What must survive the way to identity and back. Good for one answer, and worthless without the code in it. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  /** Path to go on to. */
  returnTo: string;
}

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'console.sign-in.';

/** Under its own name: a page that is reloaded, or left, while it sets off writes late, and must not take the place of the one that came after it. */
export function keepPending(storage: TabStorage, pending: PendingSignIn): void {
  storage.setItem(prefix + pending.state, JSON.stringify(pending));
}

/** Gives it out once, whatever comes of it: an answer cannot be played again. What was begun beside it is over, too. */
export function takePending(storage: TabStorage, state: string | null): PendingSignIn | undefined {
  const text = state === null ? null : storage.getItem(prefix + state);
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
  for (const name of names) if (name.startsWith(prefix)) storage.removeItem(name);
  return text ? (JSON.parse(text) as PendingSignIn) : undefined;
}

/** Only a page of the console; anything else is its start. */
export function safeReturnPath(path: string): string {
  const isOwn = path === basePath || path.startsWith(`${basePath}/`);
  const isPassing = path.startsWith(`${basePath}/callback`) || path.startsWith(`${basePath}/signed-out`);
  return isOwn && !isPassing ? path : basePath;
}
