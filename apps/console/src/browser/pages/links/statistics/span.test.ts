import { describe, expect, it } from '@jest/globals';
import { chosenOf, queryOf, unitsOf, withFilter, withValues } from './span.js';

const zone = 'Europe/Berlin';
/** Half an hour into the 27th in Berlin. */
const now = Date.parse('2026-11-26T23:30:00Z');
const chosen = (search: string) => chosenOf(new URLSearchParams(search), zone, now);

describe('the span of statistics', () => {
  it('is of the last 30 days of the person, unless the address says another', () => {
    expect(chosen('')).toStrictEqual({
      ...{ span: '30d', from: '2026-10-29', to: '2026-11-27', tz: zone, unit: 'day', isCompared: true, filters: [] },
    });
    expect(chosen('span=7d&compare=no')).toMatchObject({ span: '7d', from: '2026-11-21', isCompared: false });
    expect(chosen('span=today')).toMatchObject({ from: '2026-11-27', to: '2026-11-27', unit: 'hour' });
    expect(chosen('span=today&tz=UTC')).toMatchObject({ from: '2026-11-26', to: '2026-11-26', tz: 'UTC' });
    expect(chosen('from=2026-01-01&to=2026-01-31')).toMatchObject({
      span: 'own',
      from: '2026-01-01',
      to: '2026-01-31',
    });
  });

  it('is in UTC where the visits of the days of the person are no longer kept', () => {
    expect(chosen('span=90d')).toMatchObject({ from: '2026-08-29', to: '2026-11-26', tz: 'UTC' });
    expect(chosen('span=year')).toMatchObject({ from: '2025-11-27', to: '2026-11-26', tz: 'UTC', unit: 'month' });
    expect(chosen('from=2026-08-31').tz).toBe(zone);
    expect(chosen('from=2026-08-30').tz).toBe('UTC');
  });

  it('is a day shorter where filters take single visits', () => {
    expect(chosen('span=90d&country=Germany')).toMatchObject({ from: '2026-08-31', tz: zone });
    expect(chosen('span=90d&campaign=3')).toMatchObject({ from: '2026-08-29', tz: 'UTC' });
  });

  it('is counted by what the days can be counted by', () => {
    expect(chosen('span=7d&unit=hour').unit).toBe('hour');
    expect(chosen('span=30d&unit=hour').unit).toBe('day');
    expect(unitsOf({ from: '2026-10-20', to: '2026-10-21' }, now)).toStrictEqual(['day', 'month']);
    expect(unitsOf({ from: '2026-10-24', to: '2026-10-25' }, now)).toStrictEqual(['hour', 'day', 'month']);
  });

  it('is asked for as the API takes it', () => {
    expect(queryOf(chosen('span=7d&browser=Firefox&browser=Chrome&campaign=3&page=2')).toString()).toBe(
      'from=2026-11-21&to=2026-11-27&tz=Europe%2FBerlin&unit=day&compare=previous&' +
        'browser=Firefox&browser=Chrome&campaign=3',
    );
  });

  it('keeps what else is in the address when one thing changes', () => {
    const search = new URLSearchParams('span=year&tz=UTC&browser=Firefox');
    expect(withFilter(search, { name: 'os', value: 'Linux' }, true).toString()).toBe(
      'span=90d&tz=UTC&browser=Firefox&os=Linux',
    );
    expect(withFilter(search, { name: 'browser', value: 'Firefox' }, true).getAll('browser')).toStrictEqual([
      'Firefox',
    ]);
    expect(withFilter(search, { name: 'browser', value: 'Firefox' }, false).toString()).toBe('span=year&tz=UTC');
    expect(withValues(search, { span: '', tz: zone }).toString()).toBe('tz=Europe%2FBerlin&browser=Firefox');
  });
});
