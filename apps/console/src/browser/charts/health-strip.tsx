import { useLingui } from '@lingui/react/macro';
import { useMoments } from './use-moments.js';
import classes from './health-strip.module.css';

/** What was sent within one hour, and how it went. */
export interface HealthHour {
  /** Its begin. */
  at: string;
  success: number;
  failed: number;
  pending: number;
}

const barWidth = 6;
const gap = 2;
const height = 24;

/** One bar for each hour, the last at the right: how many of its deliveries went well, and how many failed. */
export function HealthStrip({ hours }: { hours: readonly HealthHour[] }) {
  const { t } = useLingui();
  const { long } = useMoments('hour');
  const sum = (of: 'success' | 'failed') => hours.reduce((all, hour) => all + hour[of], 0);
  const [success, failed] = [sum('success'), sum('failed')];
  const width = hours.length * (barWidth + gap) - gap;
  return (
    <svg
      className={classes['strip']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t`Last ${hours.length} hours: ${success} delivered, ${failed} failed`}
    >
      {hours.map((hour, index) => (
        <rect
          key={hour.at}
          className={classes[looksOf(hour)]}
          x={index * (barWidth + gap)}
          y={0}
          width={barWidth}
          height={height}
          rx={1.5}
        >
          <title>
            {t`${long(hour.at)}: ${hour.success} delivered, ${hour.failed} failed, ${hour.pending} waiting`}
          </title>
        </rect>
      ))}
    </svg>
  );
}

function looksOf({ success, failed, pending }: HealthHour): 'bad' | 'mixed' | 'good' | 'waiting' | 'empty' {
  if (failed > 0) return success > 0 ? 'mixed' : 'bad';
  if (success > 0) return 'good';
  return pending > 0 ? 'waiting' : 'empty';
}
