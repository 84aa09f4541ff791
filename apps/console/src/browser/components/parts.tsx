import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../navigation/navigation.js';
import classes from './parts.module.css';

interface PartsProps {
  /** What has these parts, for screen readers. */
  of: string;
  /** Their titles and addresses. */
  parts: readonly { title: string; to: string }[];
  /** The address of the one that is shown. */
  current: string;
}

/** The way from one part of a thing to the others. One line on a phone, which begins where the current part is seen. */
export function Parts({ of, parts, current }: PartsProps) {
  const { t } = useLingui();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = nav.current!.querySelector<HTMLElement>('[aria-current]');
    if (shown) nav.current!.scrollLeft = shown.offsetLeft - (nav.current!.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} className={classes.parts} aria-label={t`Parts of ${of}`}>
      {parts.map(({ title, to }) => (
        <Link key={to} to={to} isCurrent={to === current} className={classes.part}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
