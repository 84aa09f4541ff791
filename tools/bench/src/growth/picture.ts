import { services, type ServiceName } from '@platform/contracts';
import { spread } from './spread.js';
import { countOf, millisecondsOf } from './table.js';
import type { Result } from './results.js';

const panel = { width: 820, height: 490, left: 76, right: 400, top: 44, bottom: 44 };
const columns = 2;
const head = 56;
const labelGap = 14;
const colours = ['#1b6ca8', '#c0392b', '#1e8449', '#8e44ad', '#b9770e', '#117a8b', '#7b241c', '#4a5568'];

interface Scale {
  x: (rows: number) => number;
  y: (ms: number) => number;
  /** Powers of ten between which all lies. */
  decades: number[];
}

/**
 * The median of each kind of request over the size, both logarithmic: a level line does not grow, one that rises as the
 * grey one does with every row.
 */
export function pictureOf(rows: readonly number[], results: readonly Result[]): string {
  const scale = scaleOf(rows, results);
  const drawn = services.filter((service) => results.some((result) => result.service === service));
  const panels = drawn.map((service, place) => {
    const at = `translate(${(place % columns) * panel.width} ${head + Math.floor(place / columns) * panel.height})`;
    const own = results.filter((result) => result.service === service);
    return `<g transform="${at}">${panelOf(service, rows, own, scale)}</g>`;
  });
  const [width, height] = [columns * panel.width, head + Math.ceil(drawn.length / columns) * panel.height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(
      panel.left,
      24,
      'Median of each kind of request, in ms, over the number of rows',
      'font-size="17" font-weight="bold"',
    ),
    text(panel.left, 44, 'Dashed: pages by their number. Grey: what would grow with every row.', 'fill="#555"'),
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

function scaleOf(rows: readonly number[], results: readonly Result[]): Scale {
  const all = results.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.median] : [])));
  const lowest = Math.floor(Math.log10(Math.min(1, ...all)));
  const highest = Math.max(Math.ceil(Math.log10(Math.max(...all, 10))), lowest + 1);
  const [from, to] = [Math.log10(rows[0]!), Math.log10(rows.at(-1)!)];
  const [plotWidth, plotHeight] = [panel.width - panel.left - panel.right, panel.height - panel.top - panel.bottom];
  return {
    x: (count) => panel.left + (to === from ? 0 : ((Math.log10(count) - from) / (to - from)) * plotWidth),
    y: (ms) => panel.top + ((highest - Math.log10(ms)) / (highest - lowest)) * plotHeight,
    decades: Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n),
  };
}

function panelOf(service: ServiceName, rows: readonly number[], results: readonly Result[], scale: Scale): string {
  const ends = results.map(({ cells }) => scale.y(cells.findLast((cell) => cell)?.median ?? 1));
  const places = spread(ends, { from: panel.top, to: panel.height - panel.bottom, gap: labelGap });
  const lines = results.map((result, n) => lineOf(result, rows, scale, colours[n % colours.length]!, places[n]!));
  return [text(panel.left, 26, service, 'font-size="15" font-weight="bold"'), axes(rows, scale), ...lines].join('\n');
}

function axes(rows: readonly number[], { x, y, decades }: Scale): string {
  const [left, right] = [x(rows[0]!), x(rows.at(-1)!)];
  const [low, high] = [10 ** decades[0]!, 10 ** decades.at(-1)!];
  const across = decades.flatMap((power) => {
    const at = y(10 ** power).toFixed(1);
    return [
      `<path d="M${left} ${at}H${right}" stroke="#ddd"/>`,
      text(left - 8, Number(at) + 4, `${countOf(10 ** power)} ms`, 'text-anchor="end" fill="#555"'),
    ];
  });
  const along = rows.map((count) => text(x(count), y(low) + 18, countOf(count), 'text-anchor="middle" fill="#555"'));
  // From the lowest corner as far up as the picture goes.
  const end = Math.min(rows.at(-1)!, (rows[0]! * high) / low);
  const linear = `<path d="M${left} ${y(low)}L${x(end).toFixed(1)} ${y((low * end) / rows[0]!).toFixed(1)}" stroke="#bbb"/>`;
  return [...across, ...along, linear].join('\n');
}

function lineOf(result: Result, rows: readonly number[], { x, y }: Scale, colour: string, labelAt: number): string {
  const points = result.cells.flatMap((cell, n) => (cell ? [[x(rows[n]!), y(cell.median)] as const] : []));
  const [end] = points.slice(-1);
  if (!end) return '';
  const dashes = result.isByNumber ? ' stroke-dasharray="5 4"' : '';
  const path = points.map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ');
  const last = result.cells.findLast((cell) => cell)!;
  return [
    `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="1.6"${dashes}/>`,
    `<path d="M${end[0]} ${end[1].toFixed(1)}L${end[0] + 14} ${labelAt.toFixed(1)}" stroke="${colour}" stroke-width="0.6"/>`,
    text(end[0] + 18, labelAt + 4, `${millisecondsOf(last.median)} ms  ${result.name}`, `fill="${colour}"`),
  ].join('\n');
}

function text(left: number, top: number, content: string, attributes: string): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${attributes}>${safe}</text>`;
}
