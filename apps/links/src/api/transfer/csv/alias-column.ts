import { isKnownName } from './columns.js';

const alias = /^[\p{L}\p{N}_.~/-]{1,190}$/u;
/** Dates, amounts and addresses of machines fit the shape as well. */
const otherThings = /^(\d+|\d+[.,]\d+|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}.*|(\d{1,3}\.){3}\d{1,3}|true|false|yes|no)$/i;
/** Of the cells that hold something. */
const minShare = 0.9;

/**
 * Whether a column whose name we do not know holds the aliases of the links: one word in each line, nearly all of
 * them different. Left out without a question, it would make random addresses of all links, and what people have
 * printed would lead nowhere.
 */
export function looksLikeAliases(name: string, cells: readonly string[]): boolean {
  if (isKnownName(name)) return false;
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 0) return false;
  const words = filled.filter((cell) => alias.test(cell) && !otherThings.test(cell));
  const different = new Set(words.map((word) => word.toLowerCase())).size;
  return words.length >= minShare * filled.length && different >= minShare * words.length;
}
