import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect } from 'react';

const everyMs = 10_000;

/** Asks again and again while something is under way, and somebody sees it. */
export function useLookingAgain(isUnderWay: boolean, refresh: () => void): void {
  const isSeen = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (!isUnderWay || !isSeen) return;
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, isSeen, refresh]);
}
