import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { isRefusedForGood, judgeSmtpError } from './smtp-answer.js';

type Fields = Parameters<typeof judgeSmtpError>[0] extends infer T ? Partial<T> : never;
const judged = (fields: Fields) => judgeSmtpError(Object.assign(new Error('x'), fields)).status;
const answered = (response: string, command = 'RCPT TO') =>
  judged({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) });

describe('answer of a mail server', () => {
  it('with 4xx is for later', () => {
    expect(answered('450 4.2.1 mailbox busy')).toBe('deferred');
    expect(answered('421 closing')).toBe('deferred');
    expect(answered('452 4.3.1 full', 'DATA')).toBe('deferred');
  });

  it('that the mailbox does not exist is about the address', () => {
    for (const text of [
      '550 no such user',
      '551 not here',
      '553 bad name',
      '550 5.1.1 unknown',
      '550-5.1.10 none',
      '554 5.2.1 disabled',
    ]) {
      assert.equal(answered(text), 'unknown_address', text);
    }
  });

  it('about content or policy is about this mail only', () => {
    for (const text of ['550 5.7.1 looks like spam', '552 5.3.4 too big', '554 refused', '556 5.4.6 loop']) {
      assert.equal(answered(text, 'DATA'), 'failed', text);
    }
  });

  it('that refuses us, or none at all, is our own fault', () => {
    expect(judged({ code: 'EAUTH', responseCode: 535, response: '535 5.7.8 bad credentials' })).toBe('relay_fault');
    expect(judged({ code: 'ESOCKET', syscall: 'connect' })).toBe('relay_fault');
    expect(judged({ code: 'EDNS' })).toBe('relay_fault');
    expect(answered('550 5.7.1 sender not allowed', 'MAIL FROM')).toBe('relay_fault');
    expect(answered('554 5.7.1 <ada@example.org>: Relay access denied')).toBe('relay_fault');
    expect(answered('550 relaying denied')).toBe('relay_fault');
  });

  it('that breaks off is tried again, at the cost of an attempt', () => {
    expect(judged({ code: 'ETIMEDOUT', command: 'CONN' })).toBe('deferred');
    expect(judged({ code: 'ECONNECTION' })).toBe('deferred');
  });

  it('ends the tries only when no later one can succeed', () => {
    const refused = (response: string, command = 'RCPT TO') =>
      isRefusedForGood(
        Object.assign(new Error('x'), { command, response, responseCode: Number(response.slice(0, 3)) }),
      );
    for (const text of ['550 5.1.1 unknown', '552 5.3.4 too big']) assert.ok(refused(text), text);
    for (const text of ['451 busy', '554 5.7.1 Relay access denied', '550 5.7.60 not allowed to send as this sender']) {
      assert.ok(!refused(text), text);
    }
    expect(refused('553 5.7.1 Sender address rejected', 'MAIL FROM')).toBeFalsy();
  });
});
