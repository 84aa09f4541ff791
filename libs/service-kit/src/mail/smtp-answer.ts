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
/** RFC 3463: there is no such mailbox or host, it has moved, or is switched off. */
const noSuchMailbox = new Set(['1.0', '1.1', '1.2', '1.3', '1.4', '1.6', '1.10', '2.1']);
/** It is the sender's address that is not liked. */
const senderRefused = new Set(['1.7', '1.8']);
const mailboxFull = '2.2';
/** For servers without enhanced codes, whose bare 550 means anything: words that can only be about the mailbox. */
const saysNoSuchMailbox =
  /\b(no such|unknown|invalid|non-?existent) (user|recipient|mailbox|account|address|person|local.part)\b|\b(user|recipient|mailbox|account|address)( that you tried to reach| <\S*>| \S+@\S+)?:? (is )?(unknown|not found|not known|invalid|disabled|does(n.t| not) exist)\b|\bunrouteable address\b|\bno mailbox\b|\buser not local\b/i;
const saysFull = /\b(mail)?box\b.{0,40}\bfull\b|\bover ?quota\b|\bquota exceeded\b|\bexceed\w* .{0,20}(storage|quota)/i;

/**
 * What an error of the mail transport means (RFC 5321, RFC 3463). 4xx is for later, 5xx for good. It is about the
 * address, and not only about this mail, only where a server says at `RCPT TO` that the mailbox does not exist. After
 * DATA it speaks of what was written, and a full mailbox is not for ever.
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
  const said = enhancedCode(answer.message);
  // Refusing our sender, or to pass on what comes from us, says nothing about who the mail is for.
  const isOurs = command === 'MAIL FROM' || /\brelay/i.test(answer.message) || senderRefused.has(said ?? '');
  if (isOurs) return { ...answer, status: 'relay_fault' };
  if (said === undefined ? saysFull.test(answer.message) : said === mailboxFull)
    return { ...answer, status: 'deferred' };
  const isAboutTheAddress = command === 'RCPT TO' && isNoSuchMailbox(said, answer.message);
  return { ...answer, status: isAboutTheAddress ? 'unknown_address' : 'failed' };
}

function isNoSuchMailbox(said: string | undefined, message: string): boolean {
  return said === undefined ? saysNoSuchMailbox.test(message) : noSuchMailbox.has(said);
}

/** Subject and detail of `5.subject.detail` (RFC 3463). */
function enhancedCode(message: string): string | undefined {
  return /^\d{3}[ -]#?5\.(\d{1,3}\.\d{1,3})\b/.exec(message)?.[1];
}

/**
 * No later try can succeed: there is no such mailbox, or the mail is too large. All else that a server refuses, a
 * sender's or a mailbox's owner may mend within the day.
 */
export function isRefusedForGood(err: unknown): boolean {
  if (!(err instanceof Error)) return false;
  const { status, message = '' } = judgeSmtpError(err);
  return status === 'unknown_address' || (status === 'failed' && enhancedCode(message) === '3.4');
}
