import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { chart, dark, light, severity, type ColourName } from './tokens.js';

const grounds = ['page', 'card', 'field'] as const;
const text: [ColourName, ColourName][] = [
  ...grounds.flatMap((ground) =>
    (['text', 'soft', 'accent', 'accentHover', 'ok', 'info', 'warn', 'bad', 'badHover'] as const).map(
      (name): [ColourName, ColourName] => [name, ground],
    ),
  ),
  ...(['accentSoft', 'okSoft', 'infoSoft', 'warnSoft', 'badSoft'] as const).map((ground): [ColourName, ColourName] => [
    'text',
    ground,
  ]),
  ...(['accent', 'ok', 'info', 'warn', 'bad'] as const).map((name): [ColourName, ColourName] => [name, `${name}Soft`]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onBad', 'bad'],
  ['onBad', 'badHover'],
];
const borders = grounds.flatMap((ground) => (['edge', 'ring'] as const).map((name) => [name, ground] as const));

describe.each([
  ['light', light, chart.light],
  ['dark', dark, chart.dark],
] as const)('the %s colours', (_mode, colours, series) => {
  it.each(text)('show %s as text on %s at 4.5:1 or more', (name, ground) => {
    expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(borders)('show %s as a border on %s at 3:1 or more', (name, ground) => {
    expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(severity))('show a badge of severity %s at 4.5:1 or more', (_name, { text, back }) => {
    expect(contrast(colours[text], colours[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(series)('show the chart colour %s on a card at 3:1 or more', (colour) => {
    expect(contrast(colour, colours.card)).toBeGreaterThanOrEqual(3);
  });

  it('have eight colours of charts that differ', () => {
    expect(new Set(series).size).toBe(8);
  });
});
