import { CompositeChart } from '@mantine/charts';
import { ColorSwatch, Group, UnstyledButton } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Folded } from '../components/folded.js';
import { Row, Table } from '../components/table.js';
import { useMoments, type Unit } from './use-moments.js';
import { useNumbers } from './use-numbers.js';
import classes from './time-series.module.css';

export interface Series {
  name: string;
  /** Of CSS. */
  color: string;
  /** One for each moment; null where there is none. */
  values: readonly (number | null)[];
  /** Another span, shown in the places of this one. */
  isPrevious?: boolean;
  /** No amount, but a measure as a duration: nothing is filled. */
  isLine?: boolean;
  /** Not shown until the person wants it. */
  isOff?: boolean;
}

interface TimeSeriesProps {
  title: string;
  /** Begins of the hours, days or months. */
  moments: readonly string[];
  unit: Unit;
  /** Whose days they are: in any other zone they would get the names of their neighbours. */
  timeZone: string;
  series: readonly Series[];
}

/** More of them are areas, as bars would be too thin to point at. */
const mostBars = 40;

/** Numbers over time as a chart, of which the person chooses the series, and as a table. */
export function TimeSeries({ title, moments, unit, timeZone, series }: TimeSeriesProps) {
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(series.filter(({ isOff }) => isOff).map(({ name }) => name)),
  );
  const { short, long } = useMoments(unit, timeZone);
  const { number } = useNumbers();
  const shown = series.filter(({ name }) => !hidden.has(name));
  const solid = moments.length > mostBars ? 'area' : 'bar';
  const data = moments.map((at, index) => ({
    at,
    ...Object.fromEntries(shown.map(({ name, values }) => [name, values[index] ?? null])),
  }));
  return (
    <figure className={classes['figure']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h3 id={id}>{title}</h3>
        {series.length > 1 && <Legend of={series} hidden={hidden} onChange={setHidden} />}
      </div>
      <CompositeChart
        h={260}
        data={data}
        dataKey="at"
        series={shown.map(({ name, color, isPrevious, isLine }) => ({
          name,
          color,
          ...(isPrevious ? { type: 'line', strokeDasharray: '5 4' } : { type: isLine ? 'line' : solid }),
        }))}
        curveType="linear"
        withDots={false}
        maxBarWidth={36}
        valueFormatter={number}
        xAxisProps={{ tickFormatter: short, minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 48 }}
        tooltipProps={{ labelFormatter: (at) => (typeof at === 'string' ? long(at) : '') }}
        composedChartProps={{ title }}
      />
      <InNumbers title={title} moments={moments} series={series} name={long} />
    </figure>
  );
}

interface LegendProps {
  of: readonly Series[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Switches series on and off. */
function Legend({ of: series, hidden, onChange }: LegendProps) {
  return (
    <Group gap="xs">
      {series.map(({ name, color }) => {
        const isHidden = hidden.has(name);
        const other = isHidden ? [...hidden].filter((one) => one !== name) : [...hidden, name];
        return (
          <UnstyledButton
            key={name}
            className={classes['entry']}
            aria-pressed={!isHidden}
            onClick={() => onChange(new Set(other))}
          >
            <ColorSwatch color={isHidden ? 'transparent' : color} size={12} />
            {name}
          </UnstyledButton>
        );
      })}
    </Group>
  );
}

interface InNumbersProps extends Pick<TimeSeriesProps, 'title' | 'moments' | 'series'> {
  name: (at: string) => string;
}

/** What is there, for who does not see the chart or wants it exactly. */
function InNumbers({ title, moments, series, name }: InNumbersProps) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const rows = moments
    .map((at, index) => ({ at, values: series.map(({ values }) => values[index] ?? 0) }))
    .filter(({ values }) => values.some((value) => value > 0));
  if (rows.length === 0) return null;
  return (
    <Folded title={t`In numbers`}>
      <Table aria-label={title} columns={[t`When`, ...series.map((one) => one.name)]}>
        {rows.map(({ at, values }) => (
          <Row key={at}>
            <td role="cell">{name(at)}</td>
            {values.map((value, index) => (
              <td key={series[index]!.name} role="cell">
                {number(value)}
              </td>
            ))}
          </Row>
        ))}
      </Table>
    </Folded>
  );
}
