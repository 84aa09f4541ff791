import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { freshDatabase, type TestDatabase } from '@platform/testing';
import { Client } from 'pg';
import { pgArray, type PgElement } from './pg-array.js';

describe('an array in the binary format of Postgres', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await freshDatabase('organizations');
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** The values as text, as Postgres reads them in each format. */
  async function bothWays(type: PgElement, values: (string | number | boolean | Date | Buffer | null)[]) {
    const text = `SELECT array_agg(value::text ORDER BY place) AS made
      FROM unnest($1::${type}[]) WITH ORDINALITY AS given (value, place)`;
    const read = async (parameter: unknown) =>
      (await client.query<{ made: string[] | null }>(text, [parameter])).rows[0]!.made;
    return { binary: await read(pgArray(type, values, (value) => value)), text: await read(values) };
  }

  const cases: Record<PgElement, (string | number | boolean | Date | Buffer | null)[]> = {
    uuid: ['019aa5c0-1b2c-7def-89ab-0123456789ab', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', null],
    text: ['', 'plain', '{"a":"\\"b\\\\"}', null, 'NULL', '{,}', 'é😀\n'],
    bool: [true, false, null],
    int4: [0, 1, -1, 2147483647, -2147483648, null],
    int8: ['0', '-1', '9223372036854775807', '-9223372036854775808', null],
    float8: [0, 0.5, -1e-7, 1e300, 86_400_000, Number.POSITIVE_INFINITY, null],
    bytea: [Buffer.from([0, 1, 255]), Buffer.alloc(0), null],
    timestamptz: [
      new Date('2000-01-01T00:00:00Z'),
      new Date('2026-11-21T08:43:23.123Z'),
      new Date('1969-12-31T23:59:59.999Z'),
      null,
    ],
  };
  for (const [type, values] of Object.entries(cases) as [PgElement, (typeof cases)[PgElement]][]) {
    it(`holds the same values of ${type} as one in text, also NULLs and extremes`, async () => {
      const { binary, text } = await bothWays(type, values);
      expect(text!.length).toBe(values.length);
      expect(binary).toStrictEqual(text);
    });

    it(`may be empty of type ${type}`, async () => {
      expect(await bothWays(type, [])).toStrictEqual({ binary: null, text: null });
    });
  }

  it('refuses an invalid UUID instead of storing another one', () => {
    const good = '019aa5c0-1b2c-7def-89ab-0123456789ab';
    for (const bad of [
      '',
      good.slice(1),
      `${good}0`,
      good.replace('a', 'g'),
      good.replace('a', 'é'),
      good.replace('a', '\u2031'),
    ]) {
      assert.throws(() => pgArray('uuid', [bad], (value) => value), TypeError, bad);
    }
  });
});
