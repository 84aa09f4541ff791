import type { ChannelType } from '@platform/contracts';

/** The form of a destination that is known by its webhook URL alone. */
export function chatFields(urlShape: string): ChannelType['fields'] {
  return [
    {
      key: 'name',
      type: 'text',
      label: 'Name',
      required: false,
      sensitive: false,
      help: 'Shown in lists and in the delivery log.',
    },
    { key: 'webhook_url', type: 'url', label: 'Webhook URL', required: true, sensitive: true, help: urlShape },
  ];
}
