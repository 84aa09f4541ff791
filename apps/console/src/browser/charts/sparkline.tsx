import classes from './sparkline.module.css';

interface SparklineProps {
  /** In their order; at least two make a line. */
  values: readonly number[];
  /** Read out in its place. Without it the line only repeats what stands beside it. */
  label?: string;
  width?: number;
  height?: number;
}

/** A small line without axes, from nothing to its highest value. */
export function Sparkline({ values, label, width = 96, height = 28 }: SparklineProps) {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const y = (value: number) => height - 1.5 - (value / most) * (height - 3);
  const line = values.map((value, index) => `${(index * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className={classes['sparkline']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <polygon points={`0,${height} ${line} ${width},${height}`} />
      <polyline points={line} />
    </svg>
  );
}
