import { ThemeIcon } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { EndpointType } from '@platform/contracts';
import {
  IconBrandDiscord,
  IconBrandGoogle,
  IconBrandSlack,
  IconBrandTeams,
  IconBrandTelegram,
  IconMail,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { useResource } from '../../api/use-resource.js';

const signs: Record<EndpointType, Icon> = {
  telegram: IconBrandTelegram,
  slack: IconBrandSlack,
  discord: IconBrandDiscord,
  google_chat: IconBrandGoogle,
  microsoft_teams: IconBrandTeams,
  webhook: IconWebhook,
  email: IconMail,
};

/** The sign of a type of destinations, beside its name. One that the console does not know has that of a webhook. */
export function ChannelIcon({ type, size = 16 }: { type: EndpointType; size?: number }) {
  const Sign = signs[type] ?? IconWebhook;
  return (
    <ThemeIcon variant="light" color="gray" size={size + 12} aria-hidden>
      <Sign size={size} />
    </ThemeIcon>
  );
}

/** The types that the platform offers, with their fields. */
export function useChannelTypes() {
  return useResource('channel types', (api, signal) => api.channelTypes(signal)).resource;
}

/** What a type is called where its metadata is not at hand. Names of products are the same in every language. */
export function useTypeNames(): Record<EndpointType, string> {
  const { t } = useLingui();
  return {
    telegram: 'Telegram',
    slack: 'Slack',
    discord: 'Discord',
    google_chat: 'Google Chat',
    microsoft_teams: 'Microsoft Teams',
    webhook: t`Webhook`,
    email: t`E-mail`,
  };
}
