import { changesOf } from '../../api/changes-of.js';
import type { Channel } from '../../api/channels-api.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';

interface ChannelFormProps {
  /** Changed by the form; a new one is made without it. */
  channel?: Channel;
  onDone: () => void;
}

/** A control for colours has always one: the platform's own for channels. */
const firstColor = '#5a6274';

export function ChannelForm({ channel, onDone }: ChannelFormProps) {
  const id = channel ? `channel-${channel.id}` : 'new-channel';
  const { errors, ...form } = useSubmit({
    send: ({ links: { channels } }, textOf, key, shownOf) => {
      const body = channelOf(id, textOf);
      return channel
        ? channels.update(channel.id, changesOf(channelOf(id, shownOf), body))
        : channels.create(body, key);
    },
    onDone: (_, element) => {
      element.reset();
      onDone();
    },
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <TitledForm
      id={id}
      title={channel ? `Edit ${channel.name}` : 'New channel'}
      heading={channel ? 'h3' : 'h2'}
      isPanel={!channel}
      form={form}
    >
      <div className="pair">
        <Field name={`${id}-name`} label="Name" errors={errors['name']}>
          {(control) => <input {...control} type="text" autoComplete="off" defaultValue={channel?.name} required />}
        </Field>
        <Field name={`${id}-color`} label="Colour" errors={errors['color']}>
          {(control) => <input {...control} type="color" defaultValue={longColor(channel?.color ?? firstColor)} />}
        </Field>
      </div>
      <Field name={`${id}-description`} label="Description (optional)" errors={errors['description']}>
        {(control) => <textarea {...control} rows={2} defaultValue={channel?.description} />}
      </Field>
      <div className="choices">
        <label className="choice">
          <input type="checkbox" name={`${id}-starred`} defaultChecked={channel?.starred} />
          Starred: comes before the others
        </label>
      </div>
      <SubmitButton form={form} label={channel ? 'Save' : 'Make the channel'} whileSending="Saving…" />
    </TitledForm>
  );
}

/** The form as the API takes it. */
function channelOf(id: string, textOf: FieldText) {
  return {
    name: textOf(`${id}-name`),
    description: textOf(`${id}-description`),
    color: textOf(`${id}-color`),
    starred: textOf(`${id}-starred`) === 'on',
  };
}

/** `#abc` of the API as `#aabbcc`: controls know no other. */
function longColor(color: string): string {
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
}
