import { useEffect, useState } from 'react';

/**
 * Of a dialog that is loaded when it is first opened: it must be there closed before, or it does not know where the
 * focus came from.
 */
export function useOpening(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return isShown;
}
