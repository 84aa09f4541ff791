import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weekdays, type MuteWindow } from '@platform/contracts';
import { describeWindow, endOutsideMute, muteWindowAt } from './mute-window.js';

const night: MuteWindow = { days: [...weekdays], from: '22:00', to: '06:00', time_zone: 'Europe/Berlin' };
const isMuted = (window: MuteWindow, at: string) => muteWindowAt([window], new Date(at)) !== undefined;

describe('mute window', () => {
  it('holds from its first minute on and before its last', () => {
    const lunch: MuteWindow = { ...night, from: '12:00', to: '13:00', time_zone: 'UTC' };
    const cases = { '11:59:59.999': false, '12:00:00': true, '12:59:59.999': true, '13:00:00': false };
    for (const [time, expected] of Object.entries(cases))
      assert.equal(isMuted(lunch, `2026-03-04T${time}Z`), expected, time);
  });

  it('goes on into the next day, also when that day is not among its own', () => {
    const friday: MuteWindow = { ...night, days: ['fri'], time_zone: 'UTC' };
    assert.ok(isMuted(friday, '2026-11-20T23:00:00Z'), 'Friday night');
    assert.ok(isMuted(friday, '2026-11-21T05:59:00Z'), 'Saturday morning');
    assert.ok(!isMuted(friday, '2026-11-20T05:00:00Z'), 'Friday morning belongs to Thursday');
    assert.ok(!isMuted(friday, '2026-11-21T22:30:00Z'), 'Saturday night');
    const sunday: MuteWindow = { ...friday, days: ['sun'] };
    assert.ok(isMuted(sunday, '2026-11-23T01:00:00Z'), 'from Sunday into Monday');
  });

  it('lasts a whole day when it ends as it begins', () => {
    const saturday: MuteWindow = { ...night, days: ['sat'], from: '08:00', to: '08:00', time_zone: 'UTC' };
    assert.ok(!isMuted(saturday, '2026-11-21T07:59:00Z'));
    assert.ok(isMuted(saturday, '2026-11-21T08:00:00Z'));
    assert.ok(isMuted(saturday, '2026-11-22T07:59:00Z'));
    assert.ok(!isMuted(saturday, '2026-11-22T08:00:00Z'));
  });

  it('follows the clock of its zone over both changes of summer time', () => {
    const morning: MuteWindow = { ...night, from: '02:00', to: '03:00' };
    // 29 March 2026: 02:00 becomes 03:00, so that the window does not come; 28 March it did.
    assert.ok(isMuted(morning, '2026-03-28T01:30:00Z'));
    for (const time of ['00:59:59', '01:00:00', '01:30:00']) assert.ok(!isMuted(morning, `2026-03-29T${time}Z`), time);
    // 25 October 2026: 03:00 becomes 02:00, so that the hour comes twice.
    for (const time of ['00:00:00', '00:59:59', '01:00:00', '01:59:59'])
      assert.ok(isMuted(morning, `2026-10-25T${time}Z`), time);
    assert.ok(!isMuted(morning, '2026-10-25T02:00:00Z'));
    // The same hour of UTC is muted in winter and not in summer.
    assert.ok(isMuted(night, '2026-01-15T21:00:00Z'));
    assert.ok(!isMuted(night, '2026-07-15T19:59:00Z'));
    assert.ok(isMuted(night, '2026-07-15T20:00:00Z'));
    assert.ok(!isMuted(night, '2026-07-15T04:00:00Z'));
    assert.ok(isMuted(night, '2026-01-15T04:59:00Z'));
  });

  it('knows zones that are not whole hours away, in any letter case', () => {
    const kathmandu: MuteWindow = { ...night, from: '00:00', to: '00:15', time_zone: 'asia/kathmandu' };
    assert.ok(isMuted(kathmandu, '2026-11-20T18:15:00Z'));
    assert.ok(isMuted({ ...kathmandu, time_zone: 'Asia/Kathmandu' }, '2026-11-20T18:29:00Z'));
    assert.ok(!isMuted(kathmandu, '2026-11-20T18:30:00Z'));
  });

  it('lets a digest end before it begins, never within it', () => {
    const openedAt = new Date('2026-01-15T20:50:20Z');
    assert.equal(endOutsideMute([], openedAt, 30).toISOString(), '2026-01-15T21:20:20.000Z');
    assert.equal(endOutsideMute([night], openedAt, 5).toISOString(), '2026-01-15T20:55:20.000Z');
    assert.equal(endOutsideMute([night], openedAt, 30).toISOString(), '2026-01-15T20:59:20.000Z');
    assert.equal(endOutsideMute([night], openedAt, 600).toISOString(), '2026-01-16T06:50:20.000Z');
    const always: MuteWindow = { ...night, from: '00:00', to: '00:00' };
    assert.equal(endOutsideMute([always], openedAt, 2).getTime(), openedAt.getTime());
  });

  it('is told in words', () => {
    assert.equal(describeWindow(night), 'every day 22:00 to 06:00 (Europe/Berlin)');
    assert.equal(describeWindow({ ...night, days: ['mon', 'fri'] }), 'Mon, Fri 22:00 to 06:00 (Europe/Berlin)');
  });
});
