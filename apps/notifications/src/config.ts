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
  /** Where each provider takes webhooks: providers move, so this is a setting. */
  SLACK_HOSTS: hosts('hooks.slack.com,hooks.slack-gov.com'),
  DISCORD_HOSTS: hosts('discord.com,discordapp.com,ptb.discord.com,canary.discord.com'),
  GOOGLE_CHAT_HOSTS: hosts('chat.googleapis.com'),
  TEAMS_HOSTS: hosts('.environment.api.powerplatform.com,.logic.azure.com'),
}) {}
