import { basePath } from '../settings.js';

/** What must survive the way to identity and back. Good for one answer, and worthless without the code in it. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const pendingKey = 'console.sign-in';
const placeKey = 'console.return-to';
/** A page that is reloaded, or left, while it sets off may still be answered beside the one that came after it. */
const maxPending = 4;

export function keepPending(storage: TabStorage, pending: PendingSignIn): void {
  storage.setItem(pendingKey, JSON.stringify([...allPending(storage), pending].slice(-maxPending)));
}

/** Gives it out once, whatever comes of it: an answer cannot be played again. */
export function takePending(storage: TabStorage, state: string | null): PendingSignIn | undefined {
  const all = allPending(storage);
  storage.setItem(pendingKey, JSON.stringify(all.filter((pending) => pending.state !== state)));
  return all.find((pending) => pending.state === state);
}

function allPending(storage: TabStorage): PendingSignIn[] {
  return JSON.parse(storage.getItem(pendingKey) ?? '[]') as PendingSignIn[];
}

/**
 * Where every answer leads: the page of the console that was shown last in this tab. The browser may go on with the way
 * to identity of a page that was left for another address already.
 */
export function keepPlace(storage: TabStorage, path: string): void {
  const isOwn = new RegExp(`^${basePath}(?=[/?]|$)`).test(path);
  const isPassing = path.startsWith(`${basePath}/callback`) || path.startsWith(`${basePath}/signed-out`);
  if (isOwn && !isPassing) storage.setItem(placeKey, path);
}

export const keptPlace = (storage: TabStorage) => storage.getItem(placeKey) ?? basePath;
