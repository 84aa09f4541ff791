import type { VisitRecord } from '@platform/contracts';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';

const mostShown = 20;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * The last clicks on the person's links, newest first, while `isOn`. A connection that breaks is opened again, after
 * longer and longer waits; none is open while nobody sees the page.
 * @param linkId of the only link that is watched
 */
export function useLiveClicks(isOn: boolean, linkId?: number) {
  const { api, onSessionOver } = useConsole();
  const isSeen = useSeen();
  const [clicks, setClicks] = useState<readonly VisitRecord[]>([]);
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    if (!isOn || !isSeen) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const isWatched = ({ type, itemid }: VisitRecord) =>
      linkId === undefined || (type === 'links' && itemid === linkId);
    async function watch() {
      for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
        try {
          const visits = await api.links.liveClicks(signal);
          setConnected(true);
          waitMs = firstWaitMs;
          for await (const visit of visits)
            if (isWatched(visit)) setClicks((shown) => [visit, ...shown].slice(0, mostShown));
        } catch (err) {
          if (err instanceof SignedOut) return onSessionOver();
        }
        setConnected(false);
        await waited(waitMs, signal);
      }
    }
    void watch();
    return () => {
      aborter.abort();
      setConnected(false);
    };
  }, [api, onSessionOver, isOn, isSeen, linkId]);
  return { clicks, isConnected };
}

function useSeen(): boolean {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
