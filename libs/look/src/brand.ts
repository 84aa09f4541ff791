import { channelsOf, hexOf } from './channels.js';
import { contrast } from './contrast.js';
import { type Accent, variablesOf } from './css/variables.js';
import { fromOklch, type Oklch, toOklch } from './oklch.js';
import { dark, light, type Colours } from './tokens.js';

/** What one colour of a brand makes of the accent. */
export interface Brand {
  light: Accent;
  dark: Accent;
  /** Modes in which the colour itself would not be read, so that another lightness of it is taken. */
  moved: ('light' | 'dark')[];
}

interface Mode {
  colours: Colours;
  /** Where the lightness of an accent begins that is read in this mode. */
  bound: (l: number) => number;
  /** Away from the ground. */
  direction: 1 | -1;
}

const modes: Record<'light' | 'dark', Mode> = {
  light: { colours: light, bound: (l) => Math.min(l, 0.5), direction: -1 },
  dark: { colours: dark, bound: (l) => Math.max(l, 0.78), direction: 1 },
};
const leastContrast = 4.5;
const hoverStep = 0.06;
const softShare = 0.08;

/**
 * The accent in both modes, derived from one colour. Each pair that pages use is read at 4.5:1 or better.
 *
 * @param colour `#rrggbb`
 * @throws RangeError for anything else
 */
export function brandOf(colour: string): Brand {
  const [inLight, inDark] = [readable(colour, modes.light), readable(colour, modes.dark)];
  const isMoved = (accent: Accent) => accent.accent !== colour.toLowerCase();
  return {
    light: inLight,
    dark: inDark,
    moved: [...(isMoved(inLight) ? (['light'] as const) : []), ...(isMoved(inDark) ? (['dark'] as const) : [])],
  };
}

/** What a page writes after the sheet of all pages; nothing but names and `#rrggbb` is in it. */
export function brandVariables(brand: Brand): string {
  return variablesOf(brand.light, brand.dark);
}

function readable(colour: string, mode: Mode): Accent {
  const given = toOklch(colour);
  const bound = mode.bound(given.l);
  let accent = accentOf(bound === given.l ? colour.toLowerCase() : fromOklch({ ...given, l: bound }), given, mode);
  for (let l = bound; !isReadable(accent, mode) && l > 0 && l < 1;) {
    l = within(l + mode.direction * 0.01);
    accent = accentOf(fromOklch({ ...given, l }), given, mode);
  }
  return accent;
}

function accentOf(accent: string, { c, h }: Oklch, { colours, direction }: Mode): Accent {
  const { l } = toOklch(accent);
  const further = l + direction * hoverStep;
  // At the end of the scale a hover goes the other way, or it would not be seen.
  const hover = further > 0 && further < 1 ? further : l - direction * hoverStep;
  return {
    accent,
    accentHover: fromOklch({ l: hover, c, h }),
    accentSoft: mixed(accent, colours.card),
    onAccent: contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000',
    ring: accent,
  };
}

function isReadable({ accent, accentHover, accentSoft, onAccent }: Accent, { colours }: Mode): boolean {
  const pairs = [
    ...[accent, accentHover].flatMap((one) =>
      [colours.page, colours.card, colours.field, onAccent].map((on) => [one, on]),
    ),
    [accent, accentSoft],
    [colours.text, accentSoft],
  ];
  return pairs.every(([one, other]) => contrast(one!, other!) >= leastContrast);
}

function mixed(accent: string, ground: string): string {
  const under = channelsOf(ground);
  return hexOf(channelsOf(accent).map((channel, index) => channel * softShare + under[index]! * (1 - softShare)));
}

const within = (l: number) => Math.min(1, Math.max(0, l));
