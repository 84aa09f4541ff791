import type { StatisticsAnswer } from '@platform/contracts';
import { timestampOf } from './link-words.js';
import { capitalized, countText } from '../../components/words.js';
import { Row, Table } from '../../components/table.js';

type Series = StatisticsAnswer['data']['series'];
type Unit = StatisticsAnswer['data']['unit'];

const height = 100;
const step = 10;
const barWidth = 8;

const formats: Record<Unit, Intl.DateTimeFormatOptions> = {
  hour: { month: 'short', day: 'numeric', hour: 'numeric' },
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

interface VisitsChartProps {
  series: Series;
  unit: Unit;
  /** Whose days they are: in any other zone they would get the names of their neighbours. */
  timeZone: string;
}

/** Visits over time as bars, of people and of all, and in words for those who do not see them. */
export function VisitsChart({ series, unit, timeZone }: VisitsChartProps) {
  const most = Math.max(1, ...series.map(({ allClicks }) => allClicks));
  const format = new Intl.DateTimeFormat('en', { ...formats[unit], timeZone });
  const nameOf = (date: string) => format.format(new Date(timestampOf(date)));
  const seen = series.filter(({ allClicks }) => allClicks > 0);
  const first = series[0];
  const last = series.at(-1);
  return (
    <figure className="chart" aria-labelledby="visits-by">
      <h3 id="visits-by">Visits by {unit}</h3>
      <svg
        viewBox={`0 0 ${series.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Visits by ${unit}: at most ${seen.length ? most : 0}`}
      >
        {series.map((point, index) => (
          <g key={point.date}>
            <title>{pointText(`${nameOf(point.date)} (${timeZone})`, point)}</title>
            <rect className="aim" x={index * step} width={step} height={height} />
            <Bar className="all" index={index} share={point.allClicks / most} />
            <Bar className="people" index={index} share={point.clicks / most} />
          </g>
        ))}
      </svg>
      {first && last && (
        <figcaption>
          <span>{nameOf(first.date)}</span>
          <span>
            at most {seen.length ? most : 0} in one {unit}; robots and previews are paler
          </span>
          <span>{nameOf(last.date)}</span>
        </figcaption>
      )}
      {seen.length > 0 && (
        <details>
          <summary>In numbers</summary>
          <Table aria-labelledby="visits-by" columns={[`${capitalized(unit)} (${timeZone})`, 'Clicks', 'With robots']}>
            {seen.map(({ date, clicks, allClicks }) => (
              <Row key={date}>
                <td role="cell">{nameOf(date)}</td>
                <td role="cell">{clicks}</td>
                <td role="cell">{allClicks}</td>
              </Row>
            ))}
          </Table>
        </details>
      )}
    </figure>
  );
}

/** For who points at it. */
function pointText(name: string, { clicks, allClicks }: Series[number]): string {
  return `${name}: ${countText(clicks, 'click')}, ${allClicks} with robots`;
}

function Bar({ className, index, share }: { className: string; index: number; share: number }) {
  const tall = share * height;
  return <rect className={className} x={index * step + 1} y={height - tall} width={barWidth} height={tall} />;
}
