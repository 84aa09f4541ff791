import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { Problem } from '../common/problem.js';

/**
 * Reads what a command is given on its standard input: one JSON object on each line.
 *
 * @throws Problem 422 with the number of the first line that does not fit the schema
 */
export async function jsonLines<T>(schema: z.ZodType<T>, input: Readable = process.stdin): Promise<T[]> {
  const read: T[] = [];
  let number = 0;
  for await (const line of createInterface({ input })) {
    number += 1;
    if (line.trim() === '') continue;
    const parsed = schema.safeParse(parse(line));
    if (!parsed.success) throw Problem.field('input', `line ${number}: ${parsed.error.issues.map(shown).join('; ')}`);
    read.push(parsed.data);
  }
  return read;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function shown({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')} ${message}` : message;
}
