import type { RecipientStatus } from '@platform/contracts';

/** What became of the mail to one recipient. */
export interface RecipientResult {
  /** `relay_fault`: our own mail server cannot be reached or does not know us; it says nothing about the recipient. */
  status: RecipientStatus | 'relay_fault';
  statusCode?: number;
  message?: string;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  syscall?: string;
}

const longestMessage = 500;
const relayFaults = new Set(['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS', 'ECONFIG']);
const unknownAddressCodes = new Set([550, 551, 553]);

/**
 * What an error of the mail transport means (RFC 5321, RFC 3463): 4xx is for later; 5xx is for good, and where it says that
 * the mailbox does not exist, for the address and not only for this mail.
 */
export function judgeSmtpError(err: SmtpError): RecipientResult {
  const { code = '', command, responseCode, response } = err;
  if (relayFaults.has(code) || err.syscall === 'connect')
    return { status: 'relay_fault', message: 'The mail server cannot be used.' };
  if (responseCode === undefined) {
    return code === 'EENVELOPE'
      ? { status: 'failed', message: 'The address cannot be used.' }
      : { status: 'deferred', message: 'The connection to the mail server broke off.' };
  }
  const answer = { statusCode: responseCode, message: (response ?? err.message).slice(0, longestMessage) };
  if (responseCode < 500) return { ...answer, status: 'deferred' };
  // Refusing our sender, or to pass on what comes from us, says nothing about who the mail is for.
  if (command === 'MAIL FROM' || /\brelay/i.test(answer.message)) return { ...answer, status: 'relay_fault' };
  return { ...answer, status: isUnknownAddress(responseCode, response) ? 'unknown_address' : 'failed' };
}

/** The enhanced status decides where there is one: 550 alone is also used for spam and policy. */
function isUnknownAddress(responseCode: number, response = ''): boolean {
  const [, subject] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (subject !== undefined) return subject.startsWith('1.') || subject === '2.1';
  return unknownAddressCodes.has(responseCode);
}

/** No later try can succeed. What a server refuses by policy (5.7.z) may be our operator's to mend. */
export function isRefusedForGood(err: unknown): boolean {
  if (!(err instanceof Error)) return false;
  const { status, message = '' } = judgeSmtpError(err);
  return status === 'unknown_address' || (status === 'failed' && !/^\d{3}[ -]5\.7\./.test(message));
}
