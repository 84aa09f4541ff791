/*
 * Patterns over event names (docs/decisions.md#patterns-and-severity). Letter case does not matter; names and patterns
 * are split at dots. `*` alone is everything; a trailing `*` one or more segments; a `*` between dots exactly one; `**`
 * one or more anywhere; a `*` inside a segment any characters of it. No regular expression is ever made of what people
 * type.
 */

/** The patterns of a list, split. A list that is kept (the rules of an organization) is split once. */
const split = new WeakMap<readonly string[], string[][]>();

/** The first of the patterns that fits. */
export function firstMatch(patterns: readonly string[], event: string): string | undefined {
  let lists = split.get(patterns);
  if (!lists) split.set(patterns, (lists = patterns.map(patternSegments)));
  const segments = event.toLowerCase().split('.');
  return patterns[lists.findIndex((list) => segmentsMatch(list, segments))];
}

/** The same pattern for Postgres' `~`, over lower-case names: none but the star and the dot means anything there. */
export function patternForPostgres(pattern: string): string {
  const segments = patternSegments(pattern).map((segment) => {
    if (segment === '**') return '.+';
    return segment === '*'
      ? '[^.]+'
      : segment.replace(/\*+|[!-/:-@[-`{-~]/g, (found) => (found[0] === '*' ? '[^.]*' : `\\${found}`));
  });
  return `^${segments.join('\\.')}$`;
}

/** Stands for one or more segments in a split pattern. */
const anySegments = '**';

function patternSegments(pattern: string): string[] {
  const segments = pattern
    .toLowerCase()
    .split('.')
    .map((segment) => (/^\*{2,}$/.test(segment) ? anySegments : segment));
  if (segments.at(-1) === '*') segments[segments.length - 1] = anySegments;
  return segments;
}

/**
 * Walks both lists once, and keeps only the last `**` to come back to. What an earlier one took does not matter any
 * more, as the last one could take it as well.
 */
function segmentsMatch(pattern: readonly string[], event: readonly string[]): boolean {
  let at = 0;
  let lastAny = -1;
  let resume = 0;
  let position = 0;
  while (position < event.length) {
    const segment = pattern[at];
    if (segment === anySegments) {
      lastAny = at;
      resume = position + 1;
      at += 1;
      position += 1;
    } else if (segment !== undefined && globMatches(segment, event[position]!)) {
      at += 1;
      position += 1;
    } else if (lastAny >= 0) {
      at = lastAny + 1;
      position = ++resume;
    } else {
      return false;
    }
  }
  return at === pattern.length;
}

/** The same walk over the characters of one segment, where `*` is any number of them; alone it is any segment. */
function globMatches(glob: string, text: string): boolean {
  let at = 0;
  let lastStar = -1;
  let resume = 0;
  let position = 0;
  while (position < text.length) {
    if (glob[at] === '*') {
      lastStar = at++;
      resume = position;
    } else if (glob[at] === text[position]) {
      at += 1;
      position += 1;
    } else if (lastStar >= 0) {
      at = lastStar + 1;
      position = ++resume;
    } else {
      return false;
    }
  }
  while (glob[at] === '*') at += 1;
  return at === glob.length;
}
