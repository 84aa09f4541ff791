import { dark, font, light, motionMs, radius, shadow, type Colours } from '../tokens.js';

/** What a brand changes: its accent comes through these, and nothing else on a page names that colour. */
export const accentNames = ['accent', 'accentHover', 'accentSoft', 'onAccent', 'ring'] as const;

export type Accent = Pick<Colours, (typeof accentNames)[number]>;

/** `accentHover` as `--accent-hover:#…`, for each colour given. */
export function declarations(colours: Partial<Colours>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** Variables for both modes. Those of a brand come after ours, in an element or a file of their own. */
export function variablesOf(inLight: Partial<Colours>, inDark: Partial<Colours>): string {
  return `:root{${declarations(inLight)}}
@media (prefers-color-scheme:dark){:root{${declarations(inDark)}}}`;
}

export const variables = `:root{color-scheme:light dark;--font:${font.text};--mono:${font.mono};
--radius-field:${radius.field}px;--radius-card:${radius.card}px;--radius-sheet:${radius.sheet}px;
--motion:${motionMs}ms;--shadow:${shadow.light}}
@media (prefers-color-scheme:dark){:root{--shadow:${shadow.dark}}}
${variablesOf(light, dark)}
@media (prefers-contrast:more){:root{--soft:var(--text);--line:var(--edge)}}`;
