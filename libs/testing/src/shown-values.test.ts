import { describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { ShownValues } from './shown-values.js';

const at = Date.parse('2027-03-04T17:42:31.123Z');
const shownBy = () => {
  const values = new ShownValues({ 'http://127.0.0.1:4711': 'https://id.example.com' });
  return (value: unknown) => values.shown(value, at);
};

describe('the values of an example', () => {
  it('are the same whatever ids and secrets a run has made', () => {
    const made = () => {
      const [uuid, secret, hash] = [
        randomUUID(),
        randomBytes(32).toString('base64url'),
        randomBytes(32).toString('hex'),
      ];
      const cursor = Buffer.from(JSON.stringify([2, [uuid]])).toString('base64url');
      const email = `bob.${randomUUID()}@example.org`;
      return { uuid, key: `lk_${secret}`, prefix: secret.slice(0, 8), hash, cursor, email, again: [uuid, secret] };
    };
    const first = shownBy()(made());
    expect(shownBy()(made())).toStrictEqual(first);
    const uuid = '0190b0c6-7a4e-7cc0-8000-000000000001';
    const key = 'Example1Example1Example1Example1Example1Exa';
    expect(first).toMatchObject({ uuid, key: `lk_${key}`, prefix: 'Example1', email: 'bob@example.org' });
    expect(first).toMatchObject({ again: [uuid, key] });
  });

  it('keep how far a moment is from now, the beginnings of hours and days, and what is written in the code', () => {
    const shown = shownBy();
    for (const [moment, expected] of [
      ['2027-03-04T17:42:31.456Z', '2026-11-26T09:30:00.000Z'],
      ['2027-03-11T17:42:31+00:00', '2026-12-03T09:30:00+00:00'],
      ['2027-03-04 18:42:31', '2026-11-26 10:30:00'],
      ['2027-03-04T16:00:00+00:00', '2026-11-26T08:00:00+00:00'],
      ['2027-03-01 00:00:00', '2026-11-23 00:00:00'],
      ['2027-03-03', '2026-11-25'],
      ['1815-12-10', '1815-12-10'],
      ['2027-02-01T21:12:07Z', '2027-02-01T21:12:07Z'],
      [Math.floor(at / 1000), 1_795_685_400],
    ] as const)
      expect([moment, shown(moment)]).toStrictEqual([moment, expected]);
  });

  it('have the address of the platform, and one for each other receiver', () => {
    const shown = shownBy();
    expect(shown('http://127.0.0.1:4711/api')).toBe('https://id.example.com/api');
    expect(shown({ url: 'http://127.0.0.1:9/hook', ip: '127.0.0.1' })).toStrictEqual({
      url: 'https://app.example.org/hook',
      ip: '203.0.113.1',
    });
  });

  it('are left alone where they are words', () => {
    const words = [
      'organization.branding_updated',
      'https://example.org/a-long-way/to-a-page',
      'PlatformID-Webhook/1.0',
    ];
    expect(shownBy()(words)).toStrictEqual(words);
  });
});
