import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { dark, font, light, radius, shadow, space, type Colours } from '@platform/look';

const px = (size: number) => `${size / 16}rem`;
/** The shades of a colour are not used: what has a role gets the colour of that role, by `variablesOf`. */
const shades = (...colours: string[]) =>
  Array.from(
    { length: 10 },
    (_, index) => colours[Math.min(index, colours.length - 1)],
  ) as unknown as MantineColorsTuple;

/** The colours that components are given by name, with those of the look that they stand for. */
const roles = {
  accent: { filled: 'accent', hover: 'accentHover', soft: 'accentSoft', on: 'onAccent' },
  red: { filled: 'bad', hover: 'badHover', soft: 'badSoft', on: 'onBad' },
  green: { filled: 'ok', hover: 'ok', soft: 'okSoft', on: 'card' },
  yellow: { filled: 'warn', hover: 'warn', soft: 'warnSoft', on: 'card' },
  blue: { filled: 'info', hover: 'info', soft: 'infoSoft', on: 'card' },
  gray: { filled: 'soft', hover: 'text', soft: 'page', on: 'card' },
} as const satisfies Record<string, Record<'filled' | 'hover' | 'soft' | 'on', keyof Colours>>;

/** Mantine in the look of the platform. */
export const theme = createTheme({
  colors: {
    accent: shades(light.accent),
    red: shades(light.bad),
    green: shades(light.ok),
    yellow: shades(light.warn),
    blue: shades(light.info),
    gray: shades(light.page, light.page, light.line, light.line, light.edge, light.soft),
    dark: shades(dark.text, dark.text, dark.soft, dark.soft, dark.line, dark.line, dark.field, dark.card, dark.page),
  },
  primaryColor: 'accent',
  black: light.text,
  fontFamily: font.text,
  fontFamilyMonospace: font.mono,
  fontSizes: { xs: px(12), sm: px(14), md: px(16), lg: px(18), xl: px(22) },
  lineHeights: { xs: '1.4', sm: '1.45', md: String(font.lineHeight), lg: '1.5', xl: '1.5' },
  fontWeights: { regular: '400', medium: '500', bold: String(font.weights.bold) },
  headings: {
    fontFamily: font.text,
    fontWeight: String(font.weights.bold),
    sizes: {
      h1: { fontSize: px(font.sizes.title), lineHeight: String(font.headingLineHeight) },
      h2: { fontSize: px(font.sizes.large), lineHeight: String(font.headingLineHeight) },
      h3: { fontSize: px(font.sizes.page), lineHeight: String(font.headingLineHeight) },
    },
  },
  spacing: { xs: px(space.xs), sm: px(space.s), md: px(space.m), lg: px(space.l), xl: px(space.xl) },
  radius: { sm: px(4), md: px(radius.field), lg: px(radius.card), xl: px(radius.sheet) },
  defaultRadius: 'md',
  shadows: { sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    // Not white, which is too pale on the light accents of the dark.
    return input.variant === 'filled' ? { ...colours, color: `var(--on-${input.color ?? 'accent'})` } : colours;
  },
  // By name: a component that is named here only is not in the first script.
  components: {
    Text: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, attributes: { header: { role: 'presentation' } } },
    },
    Drawer: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, attributes: { header: { role: 'presentation' } } },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
});

const nameOf = (colour: string) => `--${colour.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function variablesOf(colours: Colours, shade: string): Record<string, string> {
  const own = Object.entries(colours).map(([name, value]): [string, string] => [nameOf(name), String(value)]);
  const ofRoles = Object.entries(roles).flatMap(([name, { filled, hover, soft, on }]): [string, string][] => [
    [`--mantine-color-${name}-text`, colours[filled]],
    [`--mantine-color-${name}-filled`, colours[filled]],
    [`--mantine-color-${name}-filled-hover`, colours[hover]],
    [`--mantine-color-${name}-light`, colours[soft]],
    [`--mantine-color-${name}-light-hover`, colours[soft]],
    [`--mantine-color-${name}-light-color`, colours[filled]],
    [`--mantine-color-${name}-outline`, colours[filled]],
    [`--mantine-color-${name}-outline-hover`, colours[soft]],
    [`--on-${name}`, colours[on]],
  ]);
  return {
    ...Object.fromEntries([...own, ...ofRoles]),
    '--shadow': shade,
    '--mantine-color-text': colours.text,
    '--mantine-color-bright': colours.text,
    '--mantine-color-body': colours.card,
    '--mantine-color-dimmed': colours.soft,
    '--mantine-color-error': colours.bad,
    '--mantine-color-success': colours.ok,
    '--mantine-color-placeholder': colours.soft,
    '--mantine-color-anchor': colours.accent,
    '--mantine-color-default': colours.field,
    '--mantine-color-default-hover': colours.page,
    '--mantine-color-default-color': colours.text,
    '--mantine-color-default-border': colours.edge,
    '--mantine-color-disabled': colours.page,
    '--mantine-color-disabled-color': colours.soft,
    '--mantine-color-disabled-border': colours.line,
  };
}

/** Every colour of the look as a variable by its name (`--accent-soft`), and those of Mantine by what they are for. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variablesOf(light, shadow.light),
  dark: variablesOf(dark, shadow.dark),
});
