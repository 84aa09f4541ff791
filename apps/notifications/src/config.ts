import { deliverySettings } from '@platform/delivery';
import { configuration, mailSettings } from '@platform/service-kit';
import { z } from 'zod';

/** Hosts, suffixes that begin with a dot, or whole origins, separated by commas. */
const hosts = (known: string) =>
  z
    .string()
    .default(known)
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    );

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
  TEAMS_HOSTS: hosts('.environment.api.powerplatform.com,.logic.azure.com'),
}) {}
