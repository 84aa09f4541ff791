import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { dark, font, light, radius, type Brand, type Colours } from '@platform/look';

/** The names of Mantine for the colours of the look, by their use. */
const uses = {
  accent: { fill: 'accent', hover: 'accentHover', soft: 'accentSoft', on: 'onAccent' },
  green: { fill: 'ok', hover: 'ok', soft: 'okSoft', on: 'onAccent' },
  blue: { fill: 'info', hover: 'info', soft: 'infoSoft', on: 'onAccent' },
  yellow: { fill: 'warn', hover: 'warn', soft: 'warnSoft', on: 'onAccent' },
  red: { fill: 'bad', hover: 'badHover', soft: 'badSoft', on: 'onBad' },
  gray: { fill: 'soft', hover: 'text', soft: 'page', on: 'card' },
} as const satisfies Record<string, Record<'fill' | 'hover' | 'soft' | 'on', keyof Colours>>;

const shades = Array.from({ length: 10 }, () => light.accent) as unknown as MantineColorsTuple;

/** The look of every page, as Mantine takes it. Sizes are those of the console, which is denser than other pages. */
export const theme = createTheme({
  primaryColor: 'accent',
  // Shades are not used: the resolver below gives each colour by its use, in light and dark.
  colors: { accent: shades },
  fontFamily: font.text,
  fontFamilyMonospace: font.mono,
  fontSizes: px({ xs: font.sizes.tiny, sm: font.sizes.small, md: font.sizes.console, lg: font.sizes.page }),
  lineHeights: { md: String(font.lineHeight) },
  headings: {
    fontWeight: String(font.weights.bold),
    sizes: {
      h1: { fontSize: `${font.sizes.title}px`, lineHeight: String(font.headingLineHeight) },
      h2: { fontSize: `${font.sizes.large}px`, lineHeight: String(font.headingLineHeight) },
      h3: { fontSize: `${font.sizes.page}px`, lineHeight: String(font.headingLineHeight) },
    },
  },
  radius: px({ xs: 4, sm: radius.field, md: radius.card, lg: radius.sheet }),
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The page is tinted, and what lies on it is not.
    Paper: {
      defaultProps: { bg: 'var(--card)' },
      vars: () => ({ root: { '--paper-border-color': 'var(--line)' } }),
    },
    Table: { defaultProps: { borderColor: 'var(--line)' } },
    AppShell: { vars: () => ({ root: { '--app-shell-border-color': 'var(--line)' } }) },
    // As large as a finger needs it: 24 px.
    Checkbox: { defaultProps: { size: 'md' } },
  },
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input);
    const name = input.color ?? input.theme.primaryColor;
    const isOurs = Object.hasOwn(uses, name);
    return isOurs && input.variant === 'filled' ? { ...resolved, color: `var(--on-${name})` } : resolved;
  },
});

/** Under the selectors of each scheme, as Mantine's own come there, with the accent of a brand where there is one. */
export function variablesIn(accent: Brand | null): CSSVariablesResolver {
  const variables = {
    variables: {},
    light: variablesOf({ ...light, ...accent?.light }),
    dark: variablesOf({ ...dark, ...accent?.dark }),
  };
  return () => variables;
}

function variablesOf(colours: Colours): Record<string, string> {
  const base = {
    '--mantine-color-body': colours.page,
    '--mantine-color-text': colours.text,
    '--mantine-color-bright': colours.text,
    '--mantine-color-dimmed': colours.soft,
    '--mantine-color-placeholder': colours.soft,
    '--mantine-color-anchor': colours.accent,
    '--mantine-color-error': colours.bad,
    '--mantine-color-success': colours.ok,
    '--mantine-color-default': colours.card,
    '--mantine-color-default-hover': colours.accentSoft,
    '--mantine-color-default-color': colours.text,
    '--mantine-color-default-border': colours.edge,
    '--mantine-color-disabled': colours.page,
    '--mantine-color-disabled-color': colours.soft,
    '--mantine-color-disabled-border': colours.line,
    '--mantine-color-focus-ring': colours.ring,
    // What is filled in stands out from what it lies on: its border, in light and dark, and its ground in dark.
    '--mantine-color-gray-4': colours.edge,
    '--mantine-color-dark-4': colours.edge,
    '--mantine-color-dark-6': colours.field,
  };
  // Of our own sheets, by the names of the look: `--accent-soft`.
  const own = Object.entries<string>({ ...colours }).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  const named = Object.entries(uses).flatMap(([name, { fill, hover, soft, on }]) => [
    [`--mantine-color-${name}-filled`, colours[fill]],
    [`--mantine-color-${name}-filled-hover`, colours[hover]],
    [`--mantine-color-${name}-light`, colours[soft]],
    [`--mantine-color-${name}-light-hover`, `color-mix(in srgb, ${colours[fill]} 12%, ${colours[soft]})`],
    [`--mantine-color-${name}-light-color`, colours[fill]],
    [`--mantine-color-${name}-outline`, colours[fill]],
    [`--mantine-color-${name}-outline-hover`, colours[soft]],
    [`--mantine-color-${name}-text`, colours[fill]],
    [`--on-${name}`, colours[on]],
  ]);
  return { ...base, ...Object.fromEntries<string>([...own, ...named] as [string, string][]) };
}

function px(sizes: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size / 16}rem`]));
}
