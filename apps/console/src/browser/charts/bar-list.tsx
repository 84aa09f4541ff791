import { UnstyledButton } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { Link } from '../navigation/navigation.js';
import { useNumbers } from './use-numbers.js';
import classes from './bar-list.module.css';

export interface Bar {
  /** Names it among the others. */
  key: string;
  label: string;
  count: number;
  /** A flag or a sign before the label. */
  icon?: ReactNode;
  /** The page that it leads to. */
  to?: string;
}

interface BarListProps {
  title: string;
  bars: readonly Bar[];
  /** Stands in the place of no bars. */
  empty: string;
  /** Makes buttons of the bars that it says so of. */
  onChoose?: (bar: Bar) => void;
  canChoose?: (bar: Bar) => boolean;
}

const fewBars = 7;

/** What was counted, most first, each with a bar behind it and its share of all. */
export function BarList({ title, bars, empty, onChoose, canChoose = () => true }: BarListProps) {
  const { t } = useLingui();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const sum = bars.reduce((all, { count }) => all + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const shown = isWhole || bars.length <= fewBars + 1 ? bars : bars.slice(0, fewBars);
  return (
    <section aria-labelledby={id} className={classes['list']}>
      <h3 id={id}>{title}</h3>
      {bars.length === 0 && <p className={classes['empty']}>{empty}</p>}
      <ol>
        {shown.map((bar) => (
          <li key={bar.key}>
            <span className={classes['bar']} style={{ inlineSize: `${(100 * bar.count) / most}%` }} />
            <Label of={bar} onChoose={onChoose && canChoose(bar) ? () => onChoose(bar) : undefined} />
            <Count count={bar.count} of={sum} />
          </li>
        ))}
      </ol>
      {bars.length > shown.length && (
        <UnstyledButton className={classes['more']} onClick={() => setWhole(true)}>
          {t`Show all ${bars.length}`}
        </UnstyledButton>
      )}
    </section>
  );
}

function Label({ of: { label, icon, to }, onChoose }: { of: Bar; onChoose: (() => void) | undefined }) {
  const { t } = useLingui();
  const text = <span className={classes['text']}>{label}</span>;
  if (to !== undefined)
    return (
      <Link to={to} className={classes['label']}>
        {icon}
        {text}
      </Link>
    );
  if (!onChoose)
    return (
      <span className={classes['label']}>
        {icon}
        {text}
      </span>
    );
  return (
    <UnstyledButton className={classes['label']} onClick={onChoose} title={t`Show only ${label}`}>
      {icon}
      {text}
    </UnstyledButton>
  );
}

function Count({ count, of: sum }: { count: number; of: number }) {
  const { number, share } = useNumbers();
  return (
    <span className={classes['count']}>
      {number(count)} <span className={classes['share']}>{share(count / Math.max(1, sum))}</span>
    </span>
  );
}
