import { useEffect, useState } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';
import { fewestLetters, findEverywhere, type Find } from './finds.js';

/** Who types goes on typing: the services are asked when there is a pause. */
const pauseMs = 150;

/** What the services have for these words. Each change of the words ends what was asked for the ones before. */
export function useFinds(organization: string | undefined, query: string): { finds: Find[]; isAsking: boolean } {
  const { api, onSessionOver } = useConsole();
  const [answer, setAnswer] = useState<{ words: string; finds: Find[] }>({ words: '', finds: [] });
  const words = query.trim();
  const isEnough = words.length >= fewestLetters;
  useEffect(() => {
    if (!isEnough) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      findEverywhere(api, organization, words, aborter.signal).then(
        (finds) => !aborter.signal.aborted && setAnswer({ words, finds }),
        (fault: unknown) => fault instanceof SignedOut && !aborter.signal.aborted && onSessionOver(),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, onSessionOver, organization, words, isEnough]);
  return { finds: isEnough ? answer.finds : [], isAsking: isEnough && answer.words !== words };
}
