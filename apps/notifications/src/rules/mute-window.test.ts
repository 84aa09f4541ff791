import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { weekdays, type MuteWindow } from '@platform/contracts';
import { describeWindow, endOutsideMute, muteWindowAt } from './mute-window.js';

const night: MuteWindow = { days: [...weekdays], from: '22:00', to: '06:00', time_zone: 'Europe/Berlin' };
const isMuted = (window: MuteWindow, at: string) => muteWindowAt([window], new Date(at)) !== undefined;

describe('a mute window', () => {
  it('holds from its first minute and ends before its last', () => {
    const lunch: MuteWindow = { ...night, from: '12:00', to: '13:00', time_zone: 'UTC' };
    const cases = { '11:59:59.999': false, '12:00:00': true, '12:59:59.999': true, '13:00:00': false };
    for (const [time, expected] of Object.entries(cases))
      assert.equal(isMuted(lunch, `2026-03-04T${time}Z`), expected, time);
  });

  it('continues into the next day, also when that day is not among its own', () => {
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
    expect(isMuted(saturday, '2026-11-21T07:59:00Z')).toBeFalsy();
    expect(isMuted(saturday, '2026-11-21T08:00:00Z')).toBeTruthy();
    expect(isMuted(saturday, '2026-11-22T07:59:00Z')).toBeTruthy();
    expect(isMuted(saturday, '2026-11-22T08:00:00Z')).toBeFalsy();
  });

  it('follows the clock of its zone over both changes of summer time', () => {
    const morning: MuteWindow = { ...night, from: '02:00', to: '03:00' };
    // 29 March 2026: 02:00 becomes 03:00, and the window does not occur; it did on 28 March.
    expect(isMuted(morning, '2026-03-28T01:30:00Z')).toBeTruthy();
    for (const time of ['00:59:59', '01:00:00', '01:30:00']) assert.ok(!isMuted(morning, `2026-03-29T${time}Z`), time);
    // 25 October 2026: 03:00 becomes 02:00, and the hour occurs twice.
    for (const time of ['00:00:00', '00:59:59', '01:00:00', '01:59:59'])
      assert.ok(isMuted(morning, `2026-10-25T${time}Z`), time);
    expect(isMuted(morning, '2026-10-25T02:00:00Z')).toBeFalsy();
    // The same hour of UTC is muted in winter and not in summer.
    expect(isMuted(night, '2026-01-15T21:00:00Z')).toBeTruthy();
    expect(isMuted(night, '2026-07-15T19:59:00Z')).toBeFalsy();
    expect(isMuted(night, '2026-07-15T20:00:00Z')).toBeTruthy();
    expect(isMuted(night, '2026-07-15T04:00:00Z')).toBeFalsy();
    expect(isMuted(night, '2026-01-15T04:59:00Z')).toBeTruthy();
  });

  it('accepts zones with offsets of part of an hour, in any letter case', () => {
    const kathmandu: MuteWindow = { ...night, from: '00:00', to: '00:15', time_zone: 'asia/kathmandu' };
    expect(isMuted(kathmandu, '2026-11-20T18:15:00Z')).toBeTruthy();
    expect(isMuted({ ...kathmandu, time_zone: 'Asia/Kathmandu' }, '2026-11-20T18:29:00Z')).toBeTruthy();
    expect(isMuted(kathmandu, '2026-11-20T18:30:00Z')).toBeFalsy();
  });

  it('lets a digest end before it begins, never within it', () => {
    const openedAt = new Date('2026-01-15T20:50:20Z');
    expect(endOutsideMute([], openedAt, 30).toISOString()).toBe('2026-01-15T21:20:20.000Z');
    expect(endOutsideMute([night], openedAt, 5).toISOString()).toBe('2026-01-15T20:55:20.000Z');
    expect(endOutsideMute([night], openedAt, 30).toISOString()).toBe('2026-01-15T20:59:20.000Z');
    expect(endOutsideMute([night], openedAt, 600).toISOString()).toBe('2026-01-16T06:50:20.000Z');
    const always: MuteWindow = { ...night, from: '00:00', to: '00:00' };
    expect(endOutsideMute([always], openedAt, 2).getTime()).toBe(openedAt.getTime());
  });

  it('is described in words', () => {
    expect(describeWindow(night)).toBe('every day 22:00 to 06:00 (Europe/Berlin)');
    expect(describeWindow({ ...night, days: ['mon', 'fri'] })).toBe('Mon, Fri 22:00 to 06:00 (Europe/Berlin)');
  });
});
