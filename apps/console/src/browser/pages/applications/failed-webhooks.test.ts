import { expect, it } from '@jest/globals';
import { platformClient } from '@platform/client';
import { failedWebhooks } from './failed-webhooks.js';

it('counts the failed webhooks by one read, over the longest period that one retry covers', async () => {
  const asked: URL[] = [];
  const failedOf = (meta: object) => {
    const fetch = (request: Request) => {
      asked.push(new URL(request.url));
      return Promise.resolve(Response.json({ data: [], meta }));
    };
    return failedWebhooks(platformClient({ origin: 'https://id.example', fetch }), 'chart');
  };
  expect(await failedOf({ total: 0 })).toBe(null);
  const few = await failedOf({ total: 3 });
  expect([few?.count, few?.isLowerBound]).toStrictEqual([3, false]);
  const many = await failedOf({ total: 10_001, total_is_lower_bound: true });
  expect([many?.count, many?.isLowerBound]).toStrictEqual([10_001, true]);
  const { from, to } = many!;
  expect(Date.parse(to) - Date.parse(from)).toBe(14 * 86_400_000);
  expect(asked.length).toBe(3);
  const query = asked.at(-1)!.searchParams;
  expect([query.get('from'), query.get('to'), query.get('client_id')]).toStrictEqual([from, to, 'chart']);
});
