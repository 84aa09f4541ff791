import { EgressError } from '@platform/egress';
import type { Egress, EgressRequest, EgressResponse } from '@platform/egress';
import type { SendResult } from './delivery-sender.js';
import { parseRetryAfter } from './retry-after.js';

/** Sends one request; `httpResult` and `httpFailure` say what its answer means. */
export async function sendByHttp(egress: Egress, request: EgressRequest): Promise<SendResult> {
  try {
    return httpResult(await egress.send(request));
  } catch (err) {
    if (err instanceof EgressError) return httpFailure(err);
    throw err;
  }
}

/**
 * What an answer means (docs/decisions.md#judging-an-answer): 2xx is success, 410 disables the destination,
 * everything else, redirects included, is a failure to be tried again, not before `Retry-After`.
 */
export function httpResult(response: EgressResponse): SendResult {
  const { statusCode, headers, truncated } = response;
  const answer = { statusCode, responseBody: answerText(response), responseTruncated: truncated };
  if (isSuccess(statusCode)) return { ...answer, outcome: 'success', destination: 'alive' };
  const failure = {
    ...answer,
    outcome: 'failure',
    errorCode: `http_${statusCode}`,
    errorMessage: `The receiver answered ${statusCode}.`,
    destination: statusCode >= 500 ? 'unreachable' : 'alive',
  } as const;
  if (statusCode === 410) return { ...failure, final: true, disable: 'gone' };
  const retryAfterMs = parseRetryAfter(headers['retry-after']);
  return retryAfterMs === undefined ? failure : { ...failure, retryAfterMs };
}

/**
 * What no answer, or a part of one, means: a failure to be tried again, whatever the reason, as names and addresses get
 * mended. After a 2xx it is a success: the receiver has said that it took the request, even if the body then breaks off
 * or never ends.
 */
export function httpFailure(err: EgressError): SendResult {
  const { code, message, statusCode } = err;
  if (statusCode !== undefined && isSuccess(statusCode)) {
    return { outcome: 'success', statusCode, destination: code === 'timeout' ? 'timeout' : 'alive' };
  }
  const failure = { outcome: 'failure', errorCode: code, errorMessage: message } as const;
  const answer = statusCode === undefined ? failure : { ...failure, statusCode };
  if (code === 'invalid_url' || code === 'blocked_address') return answer;
  return { ...answer, destination: code === 'timeout' ? 'timeout' : 'unreachable' };
}

/**
 * The body of an answer, for people and the log. We never ask for a compressed answer; one that is compressed all the
 * same is named, and not shown as text.
 */
export function answerText({ headers, body }: Pick<EgressResponse, 'headers' | 'body'>): string {
  const encoding = String(headers['content-encoding'] ?? '')
    .trim()
    .toLowerCase();
  if (encoding === '' || encoding === 'identity' || body.length === 0) return body.toString('utf8');
  return `(${body.length} bytes, compressed as ${encoding.slice(0, 40)}, not shown)`;
}

function isSuccess(statusCode: number): boolean {
  return statusCode >= 200 && statusCode < 300;
}
