import { spread } from './spread.js';

const panel = { width: 820, height: 490, left: 76, right: 400, top: 44, bottom: 44 };
const maxColumns = 2;
const head = 56;
const labelGap = 14;
const colours = ['#1b6ca8', '#c0392b', '#1e8449', '#8e44ad', '#b9770e', '#117a8b', '#7b241c', '#4a5568'];

export type Point = [size: number, value: number];

/** What is drawn of one thing. `label` stands at its end. */
export interface Line {
  label: string;
  points: Point[];
  isDashed?: boolean;
}

export interface Panel {
  title: string;
  lines: Line[];
}

export interface Picture {
  title: string;
  note: string;
  sizes: readonly number[];
  panels: Panel[];
  /** What stands behind the numbers of the upright axis. */
  unit: string;
  /** Whether a grey line shows what would grow with the size. */
  isLinearShown?: boolean;
}

interface Scale {
  x: (size: number) => number;
  y: (value: number) => number;
  /** Powers of ten between which all lies. */
  decades: number[];
}

/** Values over sizes as SVG, both logarithmic: a level line does not grow. */
export function svgOf(picture: Picture): string {
  const { title, note, panels } = picture;
  const scale = scaleOf(picture);
  const columns = Math.min(maxColumns, Math.max(1, panels.length));
  const drawn = panels.map((one, place) => {
    const at = `translate(${(place % columns) * panel.width} ${head + Math.floor(place / columns) * panel.height})`;
    return `<g transform="${at}">${panelOf(one, picture, scale)}</g>`;
  });
  const [width, height] = [columns * panel.width, head + Math.ceil(panels.length / columns) * panel.height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(panel.left, 24, title, 'font-size="17" font-weight="bold"'),
    text(panel.left, 44, note, 'fill="#555"'),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

/** `1,000,000`. */
export function countOf(count: number): string {
  return count.toLocaleString('en');
}

function scaleOf({ sizes, panels }: Picture): Scale {
  const all = panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const lowest = Math.floor(Math.log10(Math.min(...all)));
  const highest = Math.max(Math.ceil(Math.log10(Math.max(...all))), lowest + 1);
  const [from, to] = [Math.log10(sizes[0]!), Math.log10(sizes.at(-1)!)];
  const [plotWidth, plotHeight] = [panel.width - panel.left - panel.right, panel.height - panel.top - panel.bottom];
  return {
    x: (size) => panel.left + (to === from ? 0 : ((Math.log10(size) - from) / (to - from)) * plotWidth),
    y: (value) => panel.top + ((highest - Math.log10(value)) / (highest - lowest)) * plotHeight,
    decades: Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n),
  };
}

function panelOf({ title, lines }: Panel, picture: Picture, scale: Scale): string {
  const ends = lines.map(({ points }) => scale.y(points.at(-1)?.[1] ?? 10 ** scale.decades[0]!));
  const places = spread(ends, { from: panel.top, to: panel.height - panel.bottom, gap: labelGap });
  const drawn = lines.map((line, n) => svgOfLine(line, scale, colours[n % colours.length]!, places[n]!));
  return [text(panel.left, 26, title, 'font-size="15" font-weight="bold"'), axes(picture, scale), ...drawn].join('\n');
}

function axes({ sizes, unit, isLinearShown }: Picture, { x, y, decades }: Scale): string {
  const [left, right] = [x(sizes[0]!), x(sizes.at(-1)!)];
  const [low, high] = [10 ** decades[0]!, 10 ** decades.at(-1)!];
  const across = decades.flatMap((power) => {
    const at = y(10 ** power).toFixed(1);
    return [
      `<path d="M${left} ${at}H${right}" stroke="#ddd"/>`,
      text(left - 8, Number(at) + 4, countOf(10 ** power) + unit, 'text-anchor="end" fill="#555"'),
    ];
  });
  const along = sizes.map((size) => text(x(size), y(low) + 18, countOf(size), 'text-anchor="middle" fill="#555"'));
  // From the lowest corner as far up as the picture goes.
  const end = Math.min(sizes.at(-1)!, (sizes[0]! * high) / low);
  const top = y((low * end) / sizes[0]!).toFixed(1);
  const linear = `<path d="M${left} ${y(low)}L${x(end).toFixed(1)} ${top}" stroke="#bbb"/>`;
  return [...across, ...along, ...(isLinearShown ? [linear] : [])].join('\n');
}

function svgOfLine({ label, points, isDashed }: Line, { x, y }: Scale, colour: string, labelAt: number): string {
  const last = points.at(-1);
  if (!last) return '';
  const path = points.map(([size, value]) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const dashes = isDashed ? ' stroke-dasharray="5 4"' : '';
  const [left, top] = [x(last[0]), y(last[1]).toFixed(1)];
  return [
    `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="1.6"${dashes}/>`,
    `<path d="M${left} ${top}L${left + 14} ${labelAt.toFixed(1)}" stroke="${colour}" stroke-width="0.6"/>`,
    text(left + 18, labelAt + 4, label, `fill="${colour}"`),
  ].join('\n');
}

function text(left: number, top: number, content: string, attributes: string): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${attributes}>${safe}</text>`;
}
