import { describe, expect, it } from '@jest/globals';
import { brandOf, brandVariables } from './brand.js';
import { contrast } from './contrast.js';
import { accentNames } from './css/variables.js';
import { fromOklch, toOklch } from './oklch.js';
import { dark, light } from './tokens.js';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const palette = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

describe('a colour in OKLCH', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.2577],
    ['#00ff00', 0.8664, 0.2948],
    ['#0000ff', 0.452, 0.3132],
  ])('of %s has the known lightness and chroma', (colour, l, c) => {
    expect(toOklch(colour).l).toBeCloseTo(l, 3);
    expect(toOklch(colour).c).toBeCloseTo(c, 3);
  });

  it('comes back as it was given', () => {
    expect(palette.map((colour) => fromOklch(toOklch(colour)))).toStrictEqual(palette);
  });

  it('that no screen shows becomes greyer, with the same lightness', () => {
    const colour = fromOklch({ l: 0.9, c: 0.4, h: 0.5 });
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(toOklch(colour).l).toBeCloseTo(0.9, 2);
  });
});

describe('a brand of one colour', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is read at 4.5:1 or better in %s, whatever the colour', (mode, colours) => {
    const unread = palette.flatMap((colour) => {
      const { accent, accentHover, accentSoft, onAccent, ring } = brandOf(colour)[mode];
      const pairs = [
        ...[accent, accentHover].flatMap((one) =>
          [colours.page, colours.card, colours.field, onAccent].map((on) => [one, on] as const),
        ),
        [accent, accentSoft] as const,
        [colours.text, accentSoft] as const,
        [ring, colours.page] as const,
      ];
      return pairs.filter(([one, on]) => contrast(one, on) < 4.5).map((pair) => [colour, ...pair].join(' '));
    });
    expect(unread).toStrictEqual([]);
  });

  it('shows a hover that differs, whatever the colour', () => {
    const brands = palette.flatMap((colour) => [brandOf(colour).light, brandOf(colour).dark]);
    expect(brands.filter(({ accent, accentHover }) => accent === accentHover)).toStrictEqual([]);
  });

  it('keeps the colour where it is read, and says where another lightness is taken', () => {
    expect(brandOf(light.accent)).toMatchObject({ light: { accent: light.accent }, moved: ['dark'] });
    expect(brandOf(dark.accent)).toMatchObject({ dark: { accent: dark.accent }, moved: ['light'] });
    expect(brandOf('#888888').moved).toStrictEqual(['light', 'dark']);
  });

  it('writes the variables of the accent for both modes, and nothing else', () => {
    const style = brandVariables(brandOf('#1F5F99'));
    expect([...style.matchAll(/--([\w-]+):#[0-9a-f]{6}\b/g)].map(([, name]) => name)).toStrictEqual([
      ...Array.from({ length: 2 }, () => ['accent', 'accent-hover', 'accent-soft', 'on-accent', 'ring']).flat(),
    ]);
    expect(Object.keys(brandOf('#1f5f99').light)).toStrictEqual([...accentNames]);
  });

  it.each(['red', '#abc', '#12345g', '#112233;}body{display:none', ''])('refuses %j, which is no #rrggbb', (colour) => {
    expect(() => brandOf(colour)).toThrow(RangeError);
  });
});
