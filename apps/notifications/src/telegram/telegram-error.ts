import { BotError, GrammyError, HttpError } from 'grammy';

/** An answer that is none of the Bot API, a gateway's error page for instance. */
export class TelegramHttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: string,
  ) {
    super(`Telegram answered ${statusCode} without a readable body`);
  }
}

/**
 * What may be logged of a failure: the errors of grammY carry texts of people and, in their context, the bot's token.
 */
export function telegramReason(err: unknown): string {
  if (err instanceof BotError) return telegramReason(err.error);
  if (err instanceof HttpError) return telegramReason(err.error);
  if (err instanceof GrammyError) return `${err.method}: ${err.error_code} ${err.description}`;
  return err instanceof Error ? err.message : String(err);
}
