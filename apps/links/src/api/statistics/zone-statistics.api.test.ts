import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@platform/contracts';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const day = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);

describe('statistics of a time zone', () => {
  let bench: LinksBench;
  let token: string;
  let id: number;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
    const link = await bench.link(token);
    id = link.id;
    for (const address of ['8.8.8.8', '8.8.4.4', '1.1.1.1'])
      await bench.visit(`/${link.alias}`, { headers: { 'x-forwarded-for': address } });
    await bench.counted(token, id, 3);
    // Half an hour after midnight, and at 19:00: in Los Angeles the first are of yesterday, in Kolkata the last one
    // is of tomorrow.
    await bench.query(
      `UPDATE click SET at = $2::date::timestamp AT TIME ZONE 'UTC' +
       CASE WHEN network = '1.1.1.0/24' THEN interval '19 hours' ELSE interval '30 minutes' END
       WHERE item_id = $1`,
      [id, day(0)],
    );
  });
  afterAll(() => bench.close());

  const get = async (path: string, query: Record<string, string>) =>
    (await bench.call('GET', `/api/statistics${path}?${new URLSearchParams(query).toString()}`, { token })).body;
  const clicks = async (tz: string, offset: number, path = `/links/${id}`) =>
    (await get(path, { tz, from: day(offset), to: day(offset) })).data.clicks as number;

  it('use its days, for a link and for all of an account', async () => {
    for (const path of [`/links/${id}`, '']) {
      expect([await clicks('UTC', -1, path), await clicks('UTC', 0, path), await clicks('UTC', 1, path)]).toStrictEqual(
        [0, 3, 0],
      );
      const losAngeles = await Promise.all([-1, 0, 1].map((offset) => clicks('America/Los_Angeles', offset, path)));
      expect(losAngeles).toStrictEqual([2, 1, 0]);
      const kolkata = await Promise.all([-1, 0, 1].map((offset) => clicks('Asia/Kolkata', offset, path)));
      expect(kolkata).toStrictEqual([0, 2, 1]);
    }
  });

  it('hold all that those of UTC hold, with a series in units of the zone', async () => {
    const span = { from: day(-1), to: day(1) };
    const { data: utc } = await get(`/links/${id}`, span);
    const { data } = await get(`/links/${id}`, { ...span, tz: 'Asia/Kolkata' });
    expect({ ...data, tz: 'UTC', series: [] }).toStrictEqual({ ...utc, series: [] });
    expect([data.tz, utc.tz]).toStrictEqual(['Asia/Kolkata', 'UTC']);
    expect(data.series.map(({ date, clicks: n }: Record<string, unknown>) => [date, n])).toStrictEqual([
      [`${day(-2)} 18:30:00`, 0],
      [`${day(-1)} 18:30:00`, 2],
      [`${day(0)} 18:30:00`, 1],
    ]);
    const hours = (await get(`/links/${id}`, { ...span, tz: 'Asia/Kolkata', unit: 'hour' })).data.series;
    expect([hours.length, hours.filter((hour: Record<string, number>) => hour['clicks']! > 0).length]).toStrictEqual([
      72, 2,
    ]);
  });

  it('need the name of a zone, and days whose single clicks are kept', async () => {
    for (const tz of ['Berlin', '+02:00', "UTC'; --", 'x'.repeat(70)]) {
      const answer = await get(`/links/${id}`, { tz });
      expect([answer.error, Object.keys(answer.errors)]).toStrictEqual([1, ['tz']]);
    }
    const old = await get(`/links/${id}`, { tz: 'Europe/Berlin', from: day(-100), to: day(-95) });
    expect(Object.keys(old.errors)).toStrictEqual(['from']);
    expect((await get(`/links/${id}`, { tz: '' })).error).toBe(1);
  });

  it('include exports with the days of the zone', async () => {
    const lines = async (tz: string) => {
      const query = new URLSearchParams({ tz, from: day(1), to: day(1), format: 'ndjson' }).toString();
      const { body } = await bench.call('GET', `/api/statistics/links/${id}/export?${query}`, { token });
      return String(body ?? '')
        .split('\n')
        .filter(Boolean).length;
    };
    expect([await lines('UTC'), await lines('Asia/Kolkata')]).toStrictEqual([0, 1]);
  });
});
