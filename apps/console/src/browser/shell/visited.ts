import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/navigation.js';

export interface Visited {
  /** With its search. */
  address: string;
  title: string;
}

const most = 8;
let visited: Visited[] = [];

/** The pages that were left last, the newest first. They are forgotten with the tab. */
export function visitedPages(): readonly Visited[] {
  return visited;
}

/** Notes each page when it is left: before, it may not have its title yet. */
export function useVisited(): void {
  const { path, search } = useNavigation();
  const shown = useRef('');
  useEffect(() => {
    shown.current = path + search;
  }, [path, search]);
  useEffect(
    () => () => {
      const title = document.title.replace(/ · Console$/, '');
      const others = visited.filter((one) => one.title !== title);
      visited = [{ address: shown.current, title }, ...others].slice(0, most);
    },
    [path],
  );
}
