import { answerText, httpFailure, parseRetryAfter, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { EgressError, type Egress, type EgressResponse } from '@platform/egress';
import { log } from '@platform/service-kit';

const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'PlatformID-Notifications/1.0' };
const defaultPauseMs = 60_000;

export interface ChatMessage {
  url: string;
  body: object;
  /** Sent instead when the provider finds fault with `body`. */
  plainBody: object;
}

/** What an answer of the provider means; `refused` when it found fault with our message. */
export type AnswerResult = SendResult | 'refused';

/**
 * Sends a message to a chat. A message that the provider refuses is our mistake. It goes once more as plain text; what
 * fails then fails for good, and does not count against the destination.
 *
 * @param classify says what an answer of the provider means
 */
export async function sendToChat(
  egress: Egress,
  { url, body, plainBody }: ChatMessage,
  delivery: Pick<ClaimedDelivery, 'id' | 'destinationId'>,
  classify: (response: EgressResponse) => AnswerResult,
): Promise<SendResult> {
  const post = async (json: object): Promise<SendResult | EgressResponse> => {
    try {
      const response = await egress.send({ url, headers, body: JSON.stringify(json) });
      const result = classify(response);
      return result === 'refused' ? response : result;
    } catch (err) {
      if (err instanceof EgressError) return httpFailure(err);
      throw err;
    }
  };
  const first = await post(body);
  if ('outcome' in first) return first;
  log.error(
    { delivery: delivery.id, destination: delivery.destinationId, status: first.statusCode, answer: textOf(first) },
    'chat: our message was refused',
  );
  const second = await post(plainBody);
  if ('outcome' in second) return second;
  return {
    ...answerOf(second),
    outcome: 'failure',
    final: true,
    errorCode: 'message_refused',
    errorMessage: `The provider answered ${second.statusCode}: it refuses the message, as plain text, too.`,
    destination: 'alive',
  };
}

export function textOf({ body }: EgressResponse): string {
  return body.toString('utf8').trim();
}

/** The body as JSON; an empty object when it is none. */
export function jsonOf(response: EgressResponse): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(textOf(response));
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What is kept of an answer. */
export function answerOf(
  response: EgressResponse,
): Pick<SendResult, 'statusCode' | 'responseBody' | 'responseTruncated'> {
  return {
    statusCode: response.statusCode,
    responseBody: answerText(response),
    responseTruncated: response.truncated,
  };
}

export function accepted(response: EgressResponse): SendResult {
  return { ...answerOf(response), outcome: 'success', destination: 'alive' };
}

/**
 * The provider asks to wait: no attempt is used up, and nothing else goes there meanwhile.
 *
 * @param seconds what its body says, where it does; counts if it is a number above 0
 */
export function rateLimited(response: EgressResponse, seconds?: unknown): SendResult {
  const saidMs = typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds * 1000) : undefined;
  return {
    ...answerOf(response),
    outcome: 'deferred',
    retryAfterMs: saidMs ?? parseRetryAfter(response.headers['retry-after']) ?? defaultPauseMs,
    holdDestination: true,
    errorCode: 'rate_limited',
    errorMessage: 'The provider asks to wait.',
    destination: 'alive',
  };
}

const errorCodeOf = (statusCode: number) => `http_${statusCode}`;

/** Tried again by the schedule. */
export function failed(response: EgressResponse, errorMessage: string): SendResult {
  const { statusCode } = response;
  return {
    ...answerOf(response),
    outcome: 'failure',
    errorCode: errorCodeOf(statusCode),
    errorMessage,
    destination: statusCode >= 500 ? 'unreachable' : 'alive',
  };
}

/** The destination is gone for good: it is disabled, and says why. */
export function gone(response: EgressResponse, errorMessage: string, reason: string): SendResult {
  return { ...failed(response, errorMessage), final: true, disable: reason };
}

/**
 * The same, where one such answer may be a mistake of the provider: two in a row of a delivery disable.
 *
 * @param statuses of the answers that the channel takes for gone; it calls no other answer of theirs `failed`
 */
export function goneWhenRepeated(
  response: EgressResponse,
  errorMessage: string,
  reason: string,
  { attempt, lastErrorCode }: Pick<ClaimedDelivery, 'attempt' | 'lastErrorCode'>,
  statuses: readonly number[],
): SendResult {
  const isRepeated = attempt >= 2 && statuses.some((status) => errorCodeOf(status) === lastErrorCode);
  return isRepeated ? gone(response, errorMessage, reason) : failed(response, errorMessage);
}
