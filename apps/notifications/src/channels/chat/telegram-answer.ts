import { httpFailure, type SendResult } from '@platform/delivery';
import { EgressError } from '@platform/egress';
import { GrammyError, HttpError } from 'grammy';
import { botRemoved, TelegramHttpError } from '../../telegram/index.js';

const defaultPauseMs = 60_000;

/** What an error of the Bot API means for a message. */
export type TelegramAnswer =
  | { kind: 'result'; result: SendResult }
  /** Our message is at fault. */
  | { kind: 'refused'; result: SendResult }
  /** The chat asks to wait. */
  | { kind: 'limited'; result: SendResult; pauseMs: number }
  /** The group has another id now. */
  | { kind: 'migrated'; chatId: number; result: SendResult }
  /** The chat is there, but not the topic of it that was connected, or nobody may write in that. */
  | { kind: 'topic_gone'; result: SendResult }
  /** Our bot is at fault, no destination. */
  | { kind: 'platform_fault'; result: SendResult; pauseMs: number };

/** Words of the Bot API's server that say that no retry helps, with what the owner of the destination gets to read. */
const permanent: [codes: number[], words: RegExp, reason: string][] = [
  [[403], /deactivated/, 'user_deactivated'],
  [
    [403, 400],
    /not enough rights|have no rights|need administrator rights|CHAT_WRITE_FORBIDDEN|CHAT_RESTRICTED/i,
    'no_right_to_write',
  ],
  [[403], /./s, botRemoved],
  [[400], /chat not found|PEER_ID_INVALID|CHANNEL_INVALID/i, 'chat_not_found'],
];

const topicGone = /message thread not found|TOPIC_DELETED|TOPIC_CLOSED/i;

/** Source: the Bot API server's own error texts, and core.telegram.org/bots/api#making-requests. */
export function telegramAnswer(err: unknown): TelegramAnswer {
  if (!(err instanceof GrammyError)) return { kind: 'result', result: unreachable(err) };
  const { error_code: code, description, parameters } = err;
  const result = failure(code, `Telegram answered ${code} ${description.slice(0, 200)}.`, err);
  if (code === 429) {
    const pauseMs = pause(parameters.retry_after);
    return { kind: 'limited', pauseMs, result: deferred(result, pauseMs, 'rate_limited', 'Telegram asks to wait.') };
  }
  if (parameters.migrate_to_chat_id !== undefined)
    return { kind: 'migrated', chatId: parameters.migrate_to_chat_id, result };
  if (code === 401 || code === 404) {
    const fault = deferred(
      result,
      defaultPauseMs,
      'telegram_unavailable',
      'The bot of the platform does not work at the moment.',
    );
    return { kind: 'platform_fault', pauseMs: defaultPauseMs, result: fault };
  }
  if (code === 400 && topicGone.test(description)) return { kind: 'topic_gone', result };
  const [, , reason] = permanent.find(([codes, words]) => codes.includes(code) && words.test(description)) ?? [];
  if (reason) return { kind: 'result', result: { ...result, final: true, disable: reason } };
  return { kind: code === 400 ? 'refused' : 'result', result };
}

function failure(
  statusCode: number,
  errorMessage: string,
  { error_code, description, parameters }: GrammyError,
): SendResult {
  return {
    outcome: 'failure',
    statusCode,
    responseBody: JSON.stringify({ ok: false, error_code, description, parameters }),
    errorCode: `http_${statusCode}`,
    errorMessage,
    destination: statusCode >= 500 ? 'unreachable' : 'alive',
  };
}

function deferred(result: SendResult, retryAfterMs: number, errorCode: string, errorMessage: string): SendResult {
  return { ...result, outcome: 'deferred', retryAfterMs, errorCode, errorMessage };
}

/** No answer, or one that is not the Bot API's: an HTML page of a gateway. */
function unreachable(err: unknown): SendResult {
  const cause = err instanceof HttpError ? err.error : err;
  if (cause instanceof EgressError) return httpFailure(cause);
  const failed = { outcome: 'failure', destination: 'unreachable' } as const;
  if (cause instanceof TelegramHttpError) {
    const { statusCode, body } = cause;
    const errorMessage = `Telegram answered ${statusCode}.`;
    return { ...failed, statusCode, responseBody: body, errorCode: `http_${statusCode}`, errorMessage };
  }
  if (err instanceof HttpError)
    return { ...failed, destination: 'timeout', errorCode: 'timeout', errorMessage: 'No complete answer in time.' };
  throw err;
}

function pause(seconds: unknown): number {
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds * 1000) : defaultPauseMs;
}
