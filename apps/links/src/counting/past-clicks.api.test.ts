import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@platform/contracts';
import { newUuid } from '@platform/service-kit';
import { commandLine } from '@platform/testing';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('the operator command links record-clicks', () => {
  let bench: LinksBench;
  beforeAll(async () => (bench = await linksBench()));
  afterAll(() => bench.close());

  const record = (email: string, lines: object[]) =>
    commandLine(
      new URL('../cli.js', import.meta.url),
      bench.env,
      ['links', 'record-clicks', '--email', email],
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );

  it('records clicks of past days, which are counted as all others are and only once', async () => {
    const { token, email } = await bench.account();
    const { id } = await bench.link(token);
    const { accountId: _accountId, ...click } = someClick({ itemId: id, address: '8.8.8.8' });
    const clicks = [3, 2, 1].map((days) => ({ ...click, id: newUuid(), at: Date.now() - days * dayMs }));
    expect(await record(email, clicks)).toStrictEqual({ code: 0, answer: { clicks: 3 } });
    expect(await bench.counted(token, id, 3)).toMatchObject({ topCountries: { 'United States': '3' } });
    expect((await record(email, [...clicks, { ...clicks[0]!, id: newUuid() }])).code).toBe(0);
    expect(await bench.counted(token, id, 4)).toMatchObject({ clicks: 4 });
  });

  it('refuses an address without an account, and a line that is no click', async () => {
    const { email } = await bench.account();
    expect((await record('nobody@example.org', [])).answer.error).toBe('user_not_found');
    const wrong = await record(email, [{ id: 'x' }]);
    expect([wrong.code, wrong.answer.error]).toStrictEqual([1, 'validation_failed']);
  });
});
