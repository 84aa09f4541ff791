import type { Accent } from './css/variables.js';
import { light } from './tokens.js';

const dots = [8.5, 16, 23.5].map((x) => `<circle cx="${x}" cy="16" r="3.2"/>`);

/** The product's mark, for the eye only; the sheet colours it. */
export const mark =
  '<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">' +
  `<rect width="32" height="32" rx="8"/>${dots.join('')}</svg>`;

/** The mark as a file, which no sheet colours. */
export function iconOf({ accent, onAccent }: Pick<Accent, 'accent' | 'onAccent'> = light): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="${onAccent}">` +
    `<rect width="32" height="32" rx="8" fill="${accent}"/>${dots[0]}` +
    `<g opacity=".7">${dots[1]}</g><g opacity=".4">${dots[2]}</g></g></svg>`
  );
}
