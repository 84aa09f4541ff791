import { Anchor, Button, Stack, Text } from '@mantine/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ChannelType,
  CreatedDestination,
  FieldErrors,
  NotificationDestination,
  OrganizationDetail,
} from '@platform/contracts';
import { changesOf } from '../../api/changes-of.js';
import type { DestinationFields } from '../../api/notifications-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { TextareaField, TextField } from '../../components/field.js';
import { SubmitButton } from '../../components/form.js';
import { errorsAbout, wordsOf } from '../../components/list-field.js';
import { SecretField, secretOf } from '../../components/secret-field.js';

type FormField = ChannelType['fields'][number];

interface DestinationFormProps {
  organization: OrganizationDetail;
  type: ChannelType;
  /** Changed by the form; a new one is made without it. */
  destination?: NotificationDestination;
  onDone: (saved: Partial<CreatedDestination> & { uuid: string; name: string }) => void;
}

/** Built from the metadata of the type, so that a type that the platform learns needs no new page. */
export function DestinationForm({ organization, type, destination, onDone }: DestinationFormProps) {
  const { t } = useLingui();
  const id = destination ? `destination-${destination.uuid}` : 'new-destination';
  const { errors, ...sent } = useSubmit<CreatedDestination | NotificationDestination>({
    send: (api, textOf, key, shownOf) => {
      const below = api.in(organization.uuid).notifications;
      const fields = fieldsOf(type, id, textOf);
      return destination
        ? below.updateDestination(destination.uuid, changesOf(fieldsOf(type, id, shownOf), fields))
        : below.createDestination(type.type, filledIn(fields), key);
    },
    onDone,
    fieldOf: { already_exists: 'webhook_url', limit_reached: 'name' },
  });
  /** Enters the address of what stands in for the provider. */
  const tryOut = () => {
    const form = sent.formRef.current;
    const url = form?.elements.namedItem(`${id}-webhook_url`);
    if (!form || !(url instanceof HTMLInputElement) || !type.trial_url) return;
    url.value = type.trial_url;
    form.requestSubmit();
  };
  return (
    <form
      ref={sent.formRef}
      onSubmit={sent.onSubmit}
      noValidate
      aria-label={destination ? t`Edit ${destination.name}` : t`New ${type.label} destination`}
    >
      <Stack gap="md">
        {!destination && <Instructions of={type} />}
        {type.fields.map((field) => (
          <FieldOfType key={field.key} id={id} field={field} destination={destination} errors={errors} />
        ))}
        {!destination && type.trial_url && (
          <Button type="button" variant="default" size="xs" w="fit-content" onClick={tryOut}>
            <Trans>Try it with the inbox of this machine</Trans>
          </Button>
        )}
        <SubmitButton form={sent} label={destination ? t`Save` : t`Create destination`} whileSending={t`Saving…`} />
      </Stack>
    </form>
  );
}

function Instructions({ of: { instructions, setup_url, label } }: { of: ChannelType }) {
  return (
    <Text size="sm" c="dimmed">
      {instructions}{' '}
      {setup_url && (
        <Anchor href={setup_url} target="_blank" rel="noreferrer" inherit underline="always">
          <Trans>How {label} explains it</Trans>
        </Anchor>
      )}
    </Text>
  );
}

interface FieldOfTypeProps {
  id: string;
  field: FormField;
  destination: NotificationDestination | undefined;
  errors: FieldErrors;
}

function FieldOfType({ id, field, destination, errors }: FieldOfTypeProps) {
  // Each has a name once it is made.
  const isOptional = !field.required && !(field.key === 'name' && destination);
  const labelled = {
    name: `${id}-${field.key}`,
    label: isOptional ? t`${field.label} (optional)` : field.label,
    hint: hintOf(field, destination),
    errors: errorsAbout(errors, field.key),
  };
  const limits = {
    required: field.required && !destination,
    ...(field.max_length && { maxLength: field.max_length }),
    ...(field.pattern && { pattern: field.pattern }),
  };
  if (field.type === 'secret') {
    const removal = hasSecret(field, destination) ? t`Sign nothing any more` : undefined;
    return <SecretField {...labelled} limits={limits} removal={removal} />;
  }
  const given = {
    ...labelled,
    autoComplete: 'off',
    spellCheck: false,
    defaultValue: shownIn(field, destination),
    ...(field.placeholder && { placeholder: field.placeholder }),
  };
  if (field.type === 'emails') return <TextareaField {...given} required={limits.required} rows={3} />;
  return <TextField {...given} {...limits} type={field.type === 'url' ? 'url' : 'text'} />;
}

function hasSecret({ key }: FormField, destination: NotificationDestination | undefined): boolean {
  return key === 'webhook_secret' && destination !== undefined && destination.has_webhook_secret;
}

/** The masked URL stands for the one that is kept; a secret is never shown. */
function shownIn({ key }: FormField, destination: NotificationDestination | undefined): string | undefined {
  if (key === 'name') return destination?.name;
  if (key === 'webhook_url') return destination?.webhook_url ?? undefined;
  if (key === 'emails') return destination?.emails.join('\n');
  return undefined;
}

function hintOf(field: FormField, destination: NotificationDestination | undefined): string {
  if (hasSecret(field, destination)) return t`One is set. Leave this empty to keep it.`;
  if (field.key === 'webhook_url' && destination) return t`Leave it as it is to keep it, or enter another.`;
  return field.help;
}

/** The form as the API takes it. A secret that is not given is none, or stays. */
function fieldsOf(type: ChannelType, id: string, textOf: FieldText): DestinationFields {
  const given = type.fields.map(({ key, type: kind }) => {
    const name = `${id}-${key}`;
    if (kind === 'secret') return [key, secretOf(textOf, name)?.trim() ?? null] as const;
    const text = textOf(name).trim();
    return [key, kind === 'emails' ? wordsOf(text) : text] as const;
  });
  return Object.fromEntries(given);
}

/** A new one has none of what was left empty. */
function filledIn(fields: DestinationFields): DestinationFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
