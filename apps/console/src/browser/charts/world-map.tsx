import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { basePath } from '../settings.js';
import { regionName } from './countries.js';
import { useNumbers } from './use-numbers.js';
import classes from './world-map.module.css';

interface WorldMapProps {
  /** By ISO 3166-1 alpha-2. */
  counts: ReadonlyMap<string, number>;
  label: string;
  onChoose?: (code: string) => void;
}

type Paths = Record<string, string>;

const steps = 6;
let loaded: Promise<Paths> | undefined;

/**
 * Countries in steps of one colour, the darkest for the most. A list of the same beside it is for the keyboard, for
 * screen readers and for countries that are too small for a map.
 */
export function WorldMap({ counts, label, onChoose }: WorldMapProps) {
  const { i18n } = useLingui();
  const { number } = useNumbers();
  const paths = useWorld();
  const most = Math.max(1, ...counts.values());
  return (
    <svg className={classes['map']} viewBox="0 0 960 440" role="img" aria-label={label}>
      {Object.entries(paths).map(([code, path]) => {
        const count = counts.get(code) ?? 0;
        const isChosen = count > 0 && onChoose !== undefined;
        return (
          <path
            key={code}
            d={path}
            className={classes[`step${stepOf(count, most)}`]}
            onClick={isChosen ? () => onChoose(code) : undefined}
            data-chosen={isChosen || undefined}
          >
            {code !== '' && <title>{`${regionName(code, i18n.locale)}: ${number(count)}`}</title>}
          </path>
        );
      })}
    </svg>
  );
}

/** A few times as many clicks make one step: else one country would leave all others pale. */
function stepOf(count: number, most: number): number {
  if (count === 0) return 0;
  return most === 1 ? steps : 1 + Math.round(((steps - 1) * Math.log(count)) / Math.log(most));
}

/** The outlines; none until they are there, or when they cannot be had. */
function useWorld(): Paths {
  const [paths, setPaths] = useState<Paths>({});
  useEffect(() => {
    let isShown = true;
    loaded ??= fetch(`${basePath}/map/world.json`).then((res) => res.json() as Promise<Paths>);
    loaded.then(
      (world) => isShown && setPaths(world),
      () => (loaded = undefined),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return paths;
}
