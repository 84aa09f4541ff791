import { lazy, Suspense, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isWanted = false;

const Notifications = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/** Says for some seconds that something was done. What went wrong is said where it was tried (see `FaultNotice`). */
export function toast(text: string): void {
  isWanted = true;
  for (const listener of listeners) listener();
  // The first one waits for the place where it is shown.
  void import('./toasts.js').then(({ show }) => show(text));
}

/** Where toasts are shown; its script is loaded with the first of them. */
export function Toaster() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
  );
  return (
    isShown && (
      <Suspense>
        <Notifications />
      </Suspense>
    )
  );
}
