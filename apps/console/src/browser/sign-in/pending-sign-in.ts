import { basePath } from '../settings.js';

/** What must survive the way to identity and back. Good for one answer, and worthless without the code in it. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  /** Path to go on to. */
  returnTo: string;
}

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'console.sign-in';

export function keepPending(storage: TabStorage, pending: PendingSignIn): void {
  storage.setItem(key, JSON.stringify(pending));
}

/** Gives it out once, whatever comes of it: an answer cannot be played again. */
export function takePending(storage: TabStorage): PendingSignIn | undefined {
  const text = storage.getItem(key);
  storage.removeItem(key);
  return text ? (JSON.parse(text) as PendingSignIn) : undefined;
}

/** Only a page of the console; anything else is its start. */
export function safeReturnPath(path: string): string {
  const isOwn = path === basePath || path.startsWith(`${basePath}/`);
  const isPassing = path.startsWith(`${basePath}/callback`) || path.startsWith(`${basePath}/signed-out`);
  return isOwn && !isPassing ? path : basePath;
}
