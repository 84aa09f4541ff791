import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { isRefusedForGood, judgeSmtpError } from './smtp-answer.js';

type Fields = Parameters<typeof judgeSmtpError>[0] extends infer T ? Partial<T> : never;
const statusOf = (fields: Fields) => judgeSmtpError(Object.assign(new Error('x'), fields)).status;
const answered = (response: string, command = 'RCPT TO') =>
  statusOf({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) });

describe('the answer of a mail server', () => {
  it('with 4xx leads to a retry', () => {
    expect(answered('450 4.2.1 mailbox busy')).toBe('deferred');
    expect(answered('421 closing')).toBe('deferred');
    expect(answered('452 4.3.1 full', 'DATA')).toBe('deferred');
  });

  it.each([
    '550 5.1.1 unknown',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '550-5.1.10 none',
    '550 5.1.3 bad syntax',
    '550 5.1.6 moved',
    '550 #5.1.0 Address rejected.',
    '554 5.2.1 disabled',
    '550 no such user here',
    '550 <ada@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
    '550 Unrouteable address',
    '551 User not local; please try <forward>',
    '553 Invalid recipient',
    '550 Mailbox <ada@example.org> does not exist',
  ])('that the mailbox does not exist, at RCPT TO, is about the address: %s', (text) => {
    expect(answered(text)).toBe('unknown_address');
  });

  it.each([
    ['550', 'RCPT TO'],
    ['550 Requested action not taken: mailbox unavailable', 'RCPT TO'],
    ['550 SPF check failed', 'RCPT TO'],
    ['550 5.7.23 SPF validation failed', 'RCPT TO'],
    ['550 Your address is listed by a blocklist', 'RCPT TO'],
    ['550 5.7.1 looks like spam', 'DATA'],
    ['550 This message was classified as spam', 'DATA'],
    ['550 5.1.1 unknown', 'DATA'],
    ['550 no such user', 'DATA'],
    ['552 5.3.4 too big', 'DATA'],
    ['554 refused', 'DATA'],
    ['556 5.4.6 loop', 'DATA'],
    ['553 5.6.7 address needs SMTPUTF8', 'RCPT TO'],
  ])('of another meaning, or at another stage, is about this mail only: %s at %s', (text, command) => {
    expect(answered(text, command)).toBe('failed');
  });

  it.each([
    ['550 Mailbox full', 'RCPT TO'],
    ['552 5.2.2 over quota', 'RCPT TO'],
    ['550 5.2.2 mailbox full', 'DATA'],
    ['552 Requested mail action aborted: exceeded storage allocation', 'DATA'],
  ])('that the mailbox is full leads to a retry: %s at %s', (text, command) => {
    expect(answered(text, command)).toBe('deferred');
  });

  it('that refuses the sender, or none at all, is our own fault', () => {
    expect(statusOf({ code: 'EAUTH', responseCode: 535, response: '535 5.7.8 bad credentials' })).toBe('relay_fault');
    expect(statusOf({ code: 'ESOCKET', syscall: 'connect' })).toBe('relay_fault');
    expect(statusOf({ code: 'EDNS' })).toBe('relay_fault');
    expect(answered('550 5.7.1 sender not allowed', 'MAIL FROM')).toBe('relay_fault');
    expect(answered('554 5.7.1 <ada@example.org>: Relay access denied')).toBe('relay_fault');
    expect(answered('550 relaying denied')).toBe('relay_fault');
    expect(answered('550 5.1.8 sender domain not found')).toBe('relay_fault');
  });

  it('that breaks off leads to a retry, at the cost of an attempt', () => {
    expect(statusOf({ code: 'ETIMEDOUT', command: 'CONN' })).toBe('deferred');
    expect(statusOf({ code: 'ECONNECTION' })).toBe('deferred');
  });

  it('ends the attempts only when no later one can succeed', () => {
    const refused = (response: string, command = 'RCPT TO') =>
      isRefusedForGood(
        Object.assign(new Error('x'), { command, response, responseCode: Number(response.slice(0, 3)) }),
      );
    for (const text of ['550 5.1.1 unknown', '552 5.3.4 too big']) assert.ok(refused(text), text);
    for (const text of [
      '451 busy',
      '550 mailbox unavailable',
      '554 5.7.1 Relay access denied',
      '550 5.7.60 not allowed to send as this sender',
    ]) {
      assert.ok(!refused(text), text);
    }
    expect(refused('553 5.7.1 Sender address rejected', 'MAIL FROM')).toBeFalsy();
  });
});
