import { deliverySettings } from '@platform/delivery';
import {
  commaSeparated,
  configuration,
  ConfigurationError,
  mailSettings,
  refusedInProduction,
} from '@platform/service-kit';
import { z } from 'zod';

/** Hosts, suffixes that begin with a dot, or whole origins, separated by commas. */
const hosts = (known: string) => z.string().default(known).transform(commaSeparated);

const withoutSlash = (value: string) => value.replace(/\/+$/, '');

export class NotificationsConfig extends configuration({
  ...mailSettings,
  ...deliverySettings,
  /** Events a minute of one service, over all processes. */
  DISPATCH_RATE_LIMIT: z.coerce.number().int().positive().default(600),
  /** Dispatch requests a minute from one address, in one process, before anything of them is read. */
  DISPATCH_ADDRESS_LIMIT: z.coerce.number().int().positive().default(6000),
  /** Deliveries of one organization that may wait; events that come while so many do are refused. */
  PENDING_DELIVERIES_LIMIT: z.coerce.number().int().positive().default(10_000),
  /** Days for which an event that was dispatched is kept. */
  EVENT_RETENTION_DAYS: z.coerce.number().int().min(2).default(30),
  /** Where each provider takes webhooks: providers move, so this is a setting. */
  SLACK_HOSTS: hosts('hooks.slack.com,hooks.slack-gov.com'),
  DISCORD_HOSTS: hosts('discord.com,discordapp.com,ptb.discord.com,canary.discord.com'),
  GOOGLE_CHAT_HOSTS: hosts('chat.googleapis.com'),
  TEAMS_HOSTS: hosts(
    '.environment.api.powerplatform.com,.logic.azure.com,' +
      // Of the governments of the United States (GCC, GCC High, DoD), and of China.
      '.environment.api.gov.powerplatform.microsoft.us,.environment.api.high.powerplatform.microsoft.us,' +
      '.environment.api.appsplatform.us,.logic.azure.us,' +
      '.environment.api.powerplatform.partner.microsoftonline.cn,.logic.azure.cn',
  ),
  /** Origin that plays the chat providers and shows what they get, for trying destinations out. `npm start` has one. */
  CHAT_STAND_IN_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional()
    .meta(refusedInProduction),
  /**
   * How the bot receives messages. `webhook`: Telegram calls us. `polling`: one process asks. `off`: there is no bot.
   */
  TELEGRAM_MODE: z.enum(['off', 'webhook', 'polling']).default('off'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{1,20}:[\w-]{20,100}$/, { message: 'must be a token of @BotFather, 123456:ABC…' })
    .optional(),
  /** Without the @. A setting, so that starting does not depend on Telegram. */
  TELEGRAM_BOT_USERNAME: z
    .string()
    .regex(/^\w{4,32}$/, { message: 'must be the name of the bot without the @' })
    .optional(),
  /** Telegram shows it with every call to the webhook. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, { message: 'must be 16 to 256 letters, digits, _ and -' })
    .optional(),
  /** The Bot API, or a server of your own that speaks it. */
  TELEGRAM_API_ROOT: z
    .url({ protocol: /^https?$/ })
    .default('https://api.telegram.org')
    .transform(withoutSlash),
  /** Where links to the bot lead, or what stands in for that. */
  TELEGRAM_LINK_ROOT: z
    .url({ protocol: /^https?$/ })
    .default('https://t.me')
    .transform(withoutSlash),
}) {
  static override read(env: NodeJS.ProcessEnv): NotificationsConfig {
    const config = super.read(env);
    const missing = telegramNeeds[config.TELEGRAM_MODE].filter((name) => config[name] === undefined);
    if (missing.length)
      throw new ConfigurationError(
        `configuration: TELEGRAM_MODE=${config.TELEGRAM_MODE} needs ${missing.join(' and ')}`,
      );
    const { CHAT_STAND_IN_URL: standIn } = config;
    if (standIn !== undefined) for (const name of chatHosts) config[name].push(standIn);
    return config;
  }
}

const chatHosts = ['SLACK_HOSTS', 'DISCORD_HOSTS', 'GOOGLE_CHAT_HOSTS', 'TEAMS_HOSTS'] as const;

/** Without its secret the webhook would believe everybody. */
const telegramNeeds = {
  off: [],
  polling: ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_USERNAME'],
  webhook: ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_USERNAME', 'TELEGRAM_WEBHOOK_SECRET'],
} as const;
