/** Colours by their use, never by their hue. Each pair that pages use together is measured in `contrast.test.ts`. */
export interface Colours {
  page: string;
  card: string;
  field: string;
  text: string;
  /** Text of less weight: hints, labels, times. */
  soft: string;
  /** Between parts that stand apart without it. */
  line: string;
  /** Of fields and quiet buttons: what has to be seen to be used. */
  edge: string;
  /** Around what has the focus. */
  ring: string;
  accent: string;
  accentHover: string;
  accentSoft: string;
  onAccent: string;
  ok: string;
  okSoft: string;
  info: string;
  infoSoft: string;
  warn: string;
  warnSoft: string;
  bad: string;
  badHover: string;
  badSoft: string;
  onBad: string;
}

export type ColourName = keyof Colours;

export const light: Colours = {
  page: '#f6f5f2',
  card: '#ffffff',
  field: '#ffffff',
  text: '#1d2126',
  soft: '#5b636d',
  line: '#e3e1db',
  edge: '#858a90',
  ring: '#3d8f79',
  accent: '#23564a',
  accentHover: '#1b4339',
  accentSoft: '#eaf1ee',
  onAccent: '#ffffff',
  ok: '#1f6b46',
  okSoft: '#e8f3ec',
  info: '#1f5f99',
  infoSoft: '#e8f0f8',
  warn: '#8a5a00',
  warnSoft: '#fdf3e0',
  bad: '#a3261b',
  badHover: '#841d14',
  badSoft: '#fbeeec',
  onBad: '#ffffff',
};

export const dark: Colours = {
  page: '#131619',
  card: '#1b1f23',
  field: '#14171a',
  text: '#e8e6e1',
  soft: '#a3aab2',
  line: '#2e343a',
  edge: '#757d86',
  ring: '#8fcab9',
  accent: '#8fcab9',
  accentHover: '#a9d9cb',
  accentSoft: '#1c2a27',
  onAccent: '#10201c',
  ok: '#84cfa5',
  okSoft: '#16281f',
  info: '#8ec1ee',
  infoSoft: '#16242f',
  warn: '#e6b65c',
  warnSoft: '#2e2513',
  bad: '#f2a39b',
  badHover: '#f7bfb9',
  badSoft: '#33201e',
  onBad: '#2a0d0a',
};

/** Series of a chart, in their order. Robots are always the last. */
export const chart = {
  light: ['#23564a', '#c2571a', '#3f6fb5', '#8a5aa8', '#b8891b', '#a3324f', '#4d8f3a', '#6b7280'],
  dark: ['#8fcab9', '#f0a067', '#8fb4ec', '#c9a3e0', '#e0c067', '#ec93aa', '#a3d48f', '#a3aab2'],
} as const;

/** The severities of a notification: the mark, and a badge of it. A word or a sign stands beside the colour. */
export const severity = {
  debug: { mark: 'soft', text: 'soft', back: 'page' },
  info: { mark: 'info', text: 'info', back: 'infoSoft' },
  warning: { mark: 'warn', text: 'warn', back: 'warnSoft' },
  error: { mark: 'bad', text: 'bad', back: 'badSoft' },
  critical: { mark: 'bad', text: 'onBad', back: 'bad' },
} as const satisfies Record<string, Record<'mark' | 'text' | 'back', ColourName>>;

/** System fonts only: no file to load. */
export const font = {
  text: "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  /** Addresses, identifiers and secrets. */
  mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  /** In pixels. The console is set in `console`, every other page in `page`. */
  sizes: { tiny: 12, small: 13, console: 14, page: 16, large: 18, title: 22, display: 28 },
  weights: { normal: 400, medium: 500, bold: 650 },
  lineHeight: 1.5,
  headingLineHeight: 1.25,
} as const;

/** In pixels. */
export const space = { xxs: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48 } as const;

/** In pixels: fields and buttons; cards; the card of a page that has one only. */
export const radius = { field: 6, card: 10, sheet: 16 } as const;

/** There is one shadow, and none in the dark. */
export const shadow = {
  light: '0 1px 2px rgb(29 33 38/4%),0 12px 32px rgb(29 33 38/6%)',
  dark: 'none',
} as const;

/** For changes of colour. None where the person asks for less motion. */
export const motionMs = 120;

/** The smallest side of what is pressed, in pixels. */
export const target = { mouse: 24, touch: 44 } as const;
