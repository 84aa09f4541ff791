import { useEffect, useState, type ReactNode } from 'react';
import classes from './code.module.css';

interface CodeProps {
  /** What it is, for those who do not see it. */
  label: string;
  text: string;
  /** Of a grammar in `highlight.ts`. */
  grammar: string;
}

/** Code that is read, in colours once its grammar is there. */
export function Code({ label, text, grammar }: CodeProps) {
  const [coloured, setColoured] = useState<{ text: string; nodes: ReactNode }>();
  useEffect(() => {
    let isWanted = true;
    // Without its colours it is the same code.
    const keep = (nodes: ReactNode) => isWanted && setColoured({ text, nodes });
    import('./highlight.js').then(({ highlight }) => keep(highlight(text, grammar))).catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [text, grammar]);
  return (
    // A long line is scrolled to by the keyboard too.
    <pre className={classes['code']} tabIndex={0} role="region" aria-label={label}>
      <code>{coloured?.text === text ? coloured.nodes : text}</code>
    </pre>
  );
}
