import type { ChannelType, CreatedDestination, NotificationDestination, OrganizationDetail } from '@platform/contracts';
import { changesOf } from '../../api/changes-of.js';
import type { DestinationFields } from '../../api/notifications-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Field, type ControlProps } from '../../parts/field.js';
import { errorsAbout, wordsOf } from './list-field.js';

type FormField = ChannelType['fields'][number];

interface DestinationFormProps {
  organization: OrganizationDetail;
  type: ChannelType;
  /** Changed by the form; a new one is made without it. */
  destination?: NotificationDestination;
  onDone: (saved: Partial<CreatedDestination> & { name: string }) => void;
}

/** Built from the metadata of the type, so that a type that the platform learns needs no new page. */
export function DestinationForm({ organization, type, destination, onDone }: DestinationFormProps) {
  const id = destination ? `destination-${destination.uuid}` : 'new-destination';
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit<CreatedDestination | NotificationDestination>({
    send: (api, textOf, key, shownOf) => {
      const below = api.in(organization.uuid).notifications;
      const fields = fieldsOf(type, id, textOf);
      return destination
        ? below.updateDestination(destination.uuid, changesOf(fieldsOf(type, id, shownOf), fields))
        : below.createDestination(type.type, fields, key);
    },
    onDone: (saved, form) => {
      if (!destination) form.reset();
      onDone(saved);
    },
    fieldOf: { already_exists: 'webhook_url', limit_reached: 'name' },
  });
  return (
    <form
      ref={formRef}
      onSubmit={onSubmit}
      noValidate
      aria-label={destination ? `Edit ${destination.name}` : `New ${type.label} destination`}
    >
      {!destination && (
        <p className="hint">
          {type.instructions}{' '}
          {type.setup_url && (
            <a href={type.setup_url} target="_blank" rel="noreferrer">
              How {type.label} explains it
            </a>
          )}
        </p>
      )}
      {fault && <FaultNotice fault={fault} />}
      {type.fields.map((field) => (
        <Field
          key={field.key}
          name={`${id}-${field.key}`}
          label={field.required ? field.label : `${field.label} (optional)`}
          hint={hintOf(field, destination)}
          errors={errorsAbout(errors, field.key)}
        >
          {(control) => <Control control={control} field={field} destination={destination} />}
        </Field>
      ))}
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? 'Saving…' : destination ? 'Save' : 'Create destination'}
      </button>
    </form>
  );
}

interface ControlOfFieldProps {
  control: ControlProps;
  field: FormField;
  destination: NotificationDestination | undefined;
}

function Control({ control, field, destination }: ControlOfFieldProps) {
  const given = {
    ...control,
    required: field.required && !destination,
    autoComplete: 'off',
    spellCheck: false,
    defaultValue: shownIn(field, destination),
    ...(field.placeholder && { placeholder: field.placeholder }),
  };
  if (field.type === 'emails') return <textarea {...given} rows={3} />;
  const limits = {
    ...(field.max_length && { maxLength: field.max_length }),
    ...(field.pattern && { pattern: field.pattern }),
  };
  const kinds = { url: 'url', secret: 'password', text: 'text' } as const;
  return <input {...given} {...limits} type={kinds[field.type]} />;
}

/** The masked URL stands for the one that is kept; a secret is never shown. */
function shownIn({ key }: FormField, destination: NotificationDestination | undefined): string | undefined {
  if (key === 'name') return destination?.name;
  if (key === 'webhook_url') return destination?.webhook_url ?? undefined;
  if (key === 'emails') return destination?.emails.join('\n');
  return undefined;
}

function hintOf(field: FormField, destination: NotificationDestination | undefined): string {
  if (field.key === 'webhook_secret' && destination?.has_webhook_secret)
    return 'One is set. Leave this empty to keep it.';
  if (field.key === 'webhook_url' && destination) return 'Leave it as it is to keep it, or enter another.';
  return field.help;
}

/** What was left empty is not sent: for a new destination it has none, for another it stays. */
function fieldsOf(type: ChannelType, id: string, textOf: FieldText): DestinationFields {
  const given = type.fields.map(({ key, type: kind }) => {
    const text = textOf(`${id}-${key}`).trim();
    return [key, kind === 'emails' ? wordsOf(text) : text] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}
