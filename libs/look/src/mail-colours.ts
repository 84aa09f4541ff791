import type { Accent } from './css/variables.js';
import { dark, light, severity, type Colours } from './tokens.js';

/** Mails write colours into their elements, as mail programs know no variables: these are the ones for light. */
export const mailColours = {
  page: light.page,
  card: light.card,
  text: light.text,
  soft: light.soft,
  line: light.line,
  accent: light.accent,
  onAccent: light.onAccent,
} as const satisfies Partial<Colours>;

export type Severity = keyof typeof severity;

/** The bar above a mail, and the colour beside a message of a chat. */
export function severityColour(name: Severity): string {
  return light[severity[name].mark];
}

/** The badge of a severity in a mail, as declarations of a style attribute. */
export function severityBadge(name: Severity): string {
  return badgeOf(light, name).join(';');
}

/** For the style element of a mail: dark where the reader has it dark. What is inline is overruled by class. */
export const darkMail = `@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; color: ${dark.text} !important; border-color: ${dark.line} !important; }
  .quiet { color: ${dark.soft} !important; border-color: ${dark.line} !important; }
  ${darkAccentRule(dark)}
}`;

/** After `darkMail`, where a mail has the accent of a brand. */
export function darkAccent(accent: Pick<Accent, 'accent' | 'onAccent'>): string {
  return `@media (prefers-color-scheme: dark) {
  ${darkAccentRule(accent)}
}`;
}

function darkAccentRule({ accent, onAccent }: Pick<Accent, 'accent' | 'onAccent'>): string {
  return `.accent { background: ${accent} !important; color: ${onAccent} !important; }`;
}

/** After `darkMail`, where a mail has a `bar` and a `badge` of a severity. */
export function darkSeverity(name: Severity): string {
  const badge = badgeOf(dark, name).map((declaration) => `${declaration} !important;`);
  return `@media (prefers-color-scheme: dark) {
  .bar { background: ${dark[severity[name].mark]} !important; }
  .badge { ${badge.join(' ')} }
}`;
}

function badgeOf(colours: Colours, name: Severity): string[] {
  const { text, back } = severity[name];
  return [`background:${colours[back]}`, `color:${colours[text]}`];
}
