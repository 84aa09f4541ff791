import type { ChannelType } from '@platform/contracts';

type Field = ChannelType['fields'][number];

const maxUrlLength = 2048;

/** A field of a form; what is not said is not limited. */
export function field(given: Pick<Field, 'key' | 'type' | 'label' | 'help'> & Partial<Field>): Field {
  return {
    required: false,
    sensitive: false,
    pattern: null,
    placeholder: null,
    max_length: null,
    max_items: null,
    ...given,
  };
}

/** Every destination has one; without it, it is called as its type. */
export const nameField: Field = field({
  key: 'name',
  type: 'text',
  label: 'Name',
  help: 'Shown in lists and in the delivery log.',
  max_length: 255,
});

export function urlField(given: Pick<Field, 'label' | 'help' | 'pattern' | 'placeholder'>): Field {
  return field({
    key: 'webhook_url',
    type: 'url',
    required: true,
    sensitive: true,
    max_length: maxUrlLength,
    ...given,
  });
}

/** The form of a destination that is known by its webhook URL alone. */
export function chatFields(placeholder: string, pattern: string): ChannelType['fields'] {
  const help = 'Whoever knows it can post there: it is kept sealed, and never shown again.';
  return [nameField, urlField({ label: 'Webhook URL', help, pattern, placeholder })];
}
