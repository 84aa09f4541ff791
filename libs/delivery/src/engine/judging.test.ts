import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { EgressError } from '@platform/egress';
import type { EgressResponse } from '@platform/egress';
import { z } from 'zod';
import { httpResult } from '../sending/http-result.js';
import { deliverySettings, httpFailure, parseRetryAfter } from '../index.js';
import type { SendResult } from '../index.js';
import { destinationReport } from './destination-report.js';
import { nextStep } from './retry-schedule.js';
import { deliveryId } from '../queue/delivery-id.js';

const hour = 3_600_000;
/** For a delivery that was due just now. */
const deferrableUntil = new Date(Date.now() + 24 * hour);
const schedule = [30_000, 120_000, 600_000, 1_800_000, 3_600_000];
const response = (statusCode: number, headers: EgressResponse['headers'] = {}): EgressResponse => ({
  statusCode,
  headers,
  body: Buffer.from('said'),
  truncated: false,
  durationMs: 1,
});

describe('the retry schedule', () => {
  it('makes one send and five retries, after exactly the delays of the contract', () => {
    const delays = [1, 2, 3, 4, 5].map((attempt) =>
      nextStep({ attempt, maxAttempts: 5, deferrableUntil }, { outcome: 'failure' }, schedule),
    );
    expect(delays.map(({ delayMs }) => delayMs)).toStrictEqual(schedule);
    const last = nextStep({ attempt: 6, maxAttempts: 5, deferrableUntil }, { outcome: 'failure' }, schedule);
    expect(last).toStrictEqual({ status: 'failed', delayMs: null, isFree: false });
  });

  it('lets Retry-After push a retry later, up to an hour, and never earlier', () => {
    const delayAfter = (retryAfterMs: number) =>
      nextStep({ attempt: 1, maxAttempts: 5, deferrableUntil }, { outcome: 'failure', retryAfterMs }, schedule).delayMs;
    expect(delayAfter(1_000)).toBe(30_000);
    expect(delayAfter(45_000)).toBe(45_000);
    expect(delayAfter(10 * 365 * 86_400_000)).toBe(3_600_000);
  });

  it('ends at once after a permanent failure, and uses up no attempt for a deferral', () => {
    expect(
      nextStep({ attempt: 1, maxAttempts: 5, deferrableUntil }, { outcome: 'failure', final: true }, schedule).status,
    ).toBe('failed');
    const deferred = nextStep(
      { attempt: 6, maxAttempts: 5, deferrableUntil },
      { outcome: 'deferred', retryAfterMs: 7_000 },
      schedule,
    );
    expect(deferred).toStrictEqual({ status: 'pending', delayMs: 7_000, isFree: true });
  });

  it('gives up what is still deferred a day after it was due, however short the next wait', () => {
    const until = (ms: number) => ({ attempt: 1, maxAttempts: 5, deferrableUntil: new Date(Date.now() + ms) });
    const deferral: SendResult = { outcome: 'deferred', retryAfterMs: 1 };
    expect(nextStep(until(hour), deferral, schedule).status).toBe('pending');
    expect(nextStep(until(-1), deferral, schedule)).toStrictEqual({
      status: 'failed',
      delayMs: null,
      isFree: true,
      isGivenUp: true,
    });
    assert.equal(nextStep(until(-1), { outcome: 'failure' }, schedule).status, 'pending', 'retries have their own end');
  });

  it('retries nothing with an empty schedule', () => {
    expect(nextStep({ attempt: 1, maxAttempts: 0, deferrableUntil }, { outcome: 'failure' }, []).status).toBe('failed');
  });
});

describe('parseRetryAfter', () => {
  it('reads seconds, fractions and HTTP dates', () => {
    const now = Date.parse('2026-11-20T21:00:00Z');
    expect(parseRetryAfter('120', now)).toBe(120_000);
    expect(parseRetryAfter('0.25', now)).toBe(250);
    expect(parseRetryAfter('Fri, 20 Nov 2026 21:01:00 GMT', now)).toBe(60_000);
    expect(parseRetryAfter(['5', '9'], now)).toBe(5_000);
  });

  it('ignores the past, garbage and endless text', () => {
    const ignored = [
      undefined,
      '',
      '0',
      '-5',
      'soon',
      '1e9',
      '٣',
      'Fri, 20 Nov 2020 21:01:00 GMT',
      '9'.repeat(65),
      '5 s',
      [],
    ];
    for (const value of ignored) assert.equal(parseRetryAfter(value), undefined, String(value));
  });
});

describe('the outcome of an answer', () => {
  it('is a success for every 2xx and nothing else', () => {
    for (const status of [200, 201, 204, 299]) expect(httpResult(response(status)).outcome).toBe('success');
    for (const status of [301, 302, 304, 400, 404, 500]) expect(httpResult(response(status)).outcome).toBe('failure');
  });

  it('is a success for a 2xx whose body breaks off or never ends: the receiver has accepted it', () => {
    for (const code of ['connect', 'protocol'] as const) {
      expect(httpFailure(new EgressError(code, { statusCode: 200 }))).toStrictEqual({
        outcome: 'success',
        statusCode: 200,
        destination: 'alive',
      });
    }
    // A slow success stays a success, but lowers the concurrency.
    expect(httpFailure(new EgressError('timeout', { statusCode: 204 }))).toMatchObject({
      outcome: 'success',
      destination: 'timeout',
    });
    expect(httpFailure(new EgressError('connect', { statusCode: 500 })).outcome).toBe('failure');
  });

  it('names a compressed body instead of showing its bytes as text', () => {
    const gzipped = { ...response(200, { 'content-encoding': 'gzip' }), body: Buffer.from([0x1f, 0x8b, 0, 1]) };
    expect(httpResult(gzipped).responseBody).toBe('(4 bytes, compressed as gzip, not shown)');
    expect(httpResult(response(200, { 'content-encoding': 'identity' })).responseBody).toBe('said');
  });

  it('disables the destination on 410, and only then', () => {
    expect(httpResult(response(410)).disable).toBe('gone');
    expect(httpResult(response(410)).final).toBe(true);
    for (const status of [401, 403, 404, 500]) expect(httpResult(response(status)).disable).toBe(undefined);
  });

  it('counts network faults, time-outs and 5xx against the destination, and no 4xx', () => {
    expect(httpResult(response(503)).destination).toBe('unreachable');
    expect(httpResult(response(429, { 'retry-after': '3' })).destination).toBe('alive');
    expect(httpResult(response(429, { 'retry-after': '3' })).retryAfterMs).toBe(3_000);
    expect(httpFailure(new EgressError('connect')).destination).toBe('unreachable');
    expect(httpFailure(new EgressError('timeout')).destination).toBe('timeout');
    expect(httpFailure(new EgressError('blocked_address')).destination).toBe(undefined);
  });

  it('is added up over a batch in order: failures before a success do not count', () => {
    const results: SendResult[] = [
      { outcome: 'failure', destination: 'unreachable' },
      { outcome: 'failure', destination: 'alive', retryAfterMs: 60_000 },
      { outcome: 'failure', destination: 'timeout' },
      { outcome: 'deferred', retryAfterMs: 40_000 },
    ];
    const report = destinationReport(results.map((result) => ({ delivery: { destinationId: 'd', epoch: 2 }, result })));
    expect([report.id, report.epoch]).toStrictEqual(['d', 2]);
    expect([report.alive, report.failures, report.timedOut, report.succeeded]).toStrictEqual([true, 1, true, false]);
  });

  it('keeps from a batch what disables and the longest wait, and counts no deferral as a failure', () => {
    const report = (...results: SendResult[]) =>
      destinationReport(results.map((result) => ({ delivery: { destinationId: 'd', epoch: 1 }, result })));
    const asked = (retryAfterMs: number): SendResult => ({ outcome: 'deferred', holdDestination: true, retryAfterMs });
    expect(report({ outcome: 'failure', disable: 'gone' }, { outcome: 'failure' }).disable).toBe('gone');
    expect(report(asked(2_000), asked(40_000), asked(3_000)).holdMs).toBe(40_000);
    expect(report(asked(2_000), { outcome: 'skipped' }).failed).toBe(false);
  });
});

describe('deliverySettings', () => {
  const settings = z.object(deliverySettings);

  it('default to the schedule of the contract, no private networks and no proxy', () => {
    expect(settings.parse({})).toStrictEqual({
      DELIVERY_RETENTION_DAYS: 30,
      DELIVERY_RETRY_SCHEDULE: schedule,
      EGRESS_ALLOW_CIDRS: [],
      EGRESS_HTTPS_ONLY: false,
    });
  });

  it('read seconds with fractions, and lists with blanks', () => {
    const read = settings.parse({ DELIVERY_RETRY_SCHEDULE: '0.2, 1,2', EGRESS_ALLOW_CIDRS: '127.0.0.0/8, ::1/128' });
    expect(read.DELIVERY_RETRY_SCHEDULE).toStrictEqual([200, 1_000, 2_000]);
    expect(read.EGRESS_ALLOW_CIDRS).toStrictEqual(['127.0.0.0/8', '::1/128']);
  });

  it('refuse other values', () => {
    for (const value of ['soon', '30,-1', '1e3', Array(21).fill('1').join()]) {
      assert.equal(settings.safeParse({ DELIVERY_RETRY_SCHEDULE: value }).success, false, value);
    }
    expect(settings.safeParse({ EGRESS_ALLOW_CIDRS: '127.0.0.1' }).success).toBe(false);
    expect(settings.safeParse({ EGRESS_PROXY_URL: 'socks5://x' }).success).toBe(false);
  });
});

describe('deliveryId', () => {
  it('is a version 7 UUID that sorts by time and is the same for the same source and destination', () => {
    const id = deliveryId('event', 'destination', new Date(1_000));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(id).toBe(deliveryId('event', 'destination', new Date(1_000)));
    expect(id < deliveryId('event', 'destination', new Date(1_001))).toBe(true);
    expect(id).not.toBe(deliveryId('event', 'elsewhere', new Date(1_000)));
  });
});
