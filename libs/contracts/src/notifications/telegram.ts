import { z } from 'zod';
import { timestampSchema } from '../timestamp.js';

/**
 * How a chat is connected to a Telegram destination. The token works once, for an hour, and is stored as a hash only.
 */
export const connectInstructions = z.object({
  connect_token: z.string(),
  expires_at: timestampSchema,
  /** To be sent to the bot in a private chat, or in a channel that it administers. */
  command: z.string(),
  /** To be sent in a group: names the bot, as groups hand it no other messages. */
  group_command: z.string(),
  /** Opens a private chat with the bot and connects that. */
  deep_link: z.url(),
  /** Asks for a group to add the bot to and connects that. */
  group_link: z.url(),
});
export type ConnectInstructions = z.infer<typeof connectInstructions>;

/**
 * Body that Telegram posts to the webhook: an Update of the Bot API, of which everything else is judged by what handles
 * it.
 */
export const telegramUpdate = z.looseObject({ update_id: z.int().min(0) });
