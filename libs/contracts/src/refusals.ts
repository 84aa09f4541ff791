import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Limit = Extract<Issue, { code: 'too_small' | 'too_big' }>;

/**
 * What people read of a value that a schema refuses, to be read after the name of its field: zod's `customError`.
 * Undefined for what zod says itself.
 */
export function refusal(issue: Issue): string | undefined {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      if ('expected' in issue && issue.expected === 'stringbool') return 'must be true or false';
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? `must be one of ${issue.options.join(', ')}` : 'has no form that is known';
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'of another form'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not hold ${issue.keys.join(', ')}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    default:
      return undefined;
  }
}

/** What a schema says of a value in words of its own, where there is one. */
export const orMissing =
  (words: string) =>
  ({ input }: Pick<Issue, 'input'>): string =>
    input === undefined ? 'is missing' : words;

function tooSmall({ origin, minimum, inclusive, exact }: Limit & { code: 'too_small' }): string {
  if (exact) return exactly(origin, minimum);
  if (origin === 'string' || origin === 'array') {
    if (Number(minimum) <= 1) return 'must not be empty';
    return `must ${counted(origin, 'at least', minimum)}`;
  }
  return inclusive === false ? `must be more than ${minimum}` : `must be at least ${minimum}`;
}

function tooBig({ origin, maximum, inclusive, exact }: Limit & { code: 'too_big' }): string {
  if (exact) return exactly(origin, maximum);
  if (origin === 'string' || origin === 'array') return `must ${counted(origin, 'at most', maximum)}`;
  return inclusive === false ? `must be less than ${maximum}` : `must be at most ${maximum}`;
}

const exactly = (origin: string, count: number | bigint) => `must ${counted(origin, 'exactly', count)}`;

/** `be at most 60 characters`, `hold at most 1 item`. */
function counted(origin: string, bound: string, count: number | bigint): string {
  const [verb, unit] = origin === 'string' ? ['be', 'character'] : ['hold', 'item'];
  return `${verb} ${bound} ${count} ${unit}${Number(count) === 1 ? '' : 's'}`;
}

const kinds: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'a URL',
  uuid: 'a UUID',
  datetime: 'a time such as 2026-11-20T21:42:07Z',
  date: 'a day, YYYY-MM-DD',
};
