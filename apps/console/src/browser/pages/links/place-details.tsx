import { useState, type ReactNode } from 'react';
import type { Api } from '../../api/api.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { ToggleButton } from '../../components/toggle-button.js';

interface PlaceDetailsProps<T> {
  /** Tells it from all others: `campaign 12`. */
  id: string;
  name: string;
  /** Names it while it is loading: `the campaign Summer`. */
  what: string;
  load: (api: Api, signal: AbortSignal) => Promise<T>;
  facts: (details: T) => ReactNode;
  /** What it means to delete it. */
  question: (details: T) => string;
  remove: (api: Api, details: T) => Promise<unknown>;
  form: (details: T, onDone: () => void) => ReactNode;
  /** What else can be done with it. */
  action?: (onDone: () => void) => ReactNode;
  onChanged: () => void;
}

/** The part of a card that the list does not tell: it asks for it, and edits and deletes the place. */
export function PlaceDetails<T>({ id, what, load, onChanged, ...parts }: PlaceDetailsProps<T>) {
  const { resource, refresh } = useResource(id, load);
  if (resource.state !== 'ready') return <Loaded of={resource} what={what} rows={1} />;
  const onSaved = () => {
    refresh();
    onChanged();
  };
  return <Content details={resource.value} onSaved={onSaved} onDeleted={onChanged} {...parts} />;
}

type ContentProps<T> = Pick<PlaceDetailsProps<T>, 'name' | 'facts' | 'question' | 'remove' | 'form' | 'action'> & {
  details: T;
  onSaved: () => void;
  onDeleted: () => void;
};

function Content<T>({ details, name, facts, question, remove, form, action, onSaved, onDeleted }: ContentProps<T>) {
  const [isEditing, setEditing] = useState(false);
  const done = () => {
    setEditing(false);
    onSaved();
  };
  return (
    <>
      {facts(details)}
      <div className="manage">
        {action?.(onSaved)}
        <ToggleButton label="Edit" about={name} isOpen={isEditing} onToggle={() => setEditing(!isEditing)} />
        <ActionButton
          label="Delete"
          isDangerous
          about={name}
          question={question(details)}
          send={(api) => remove(api, details)}
          onDone={onDeleted}
        />
      </div>
      {isEditing && form(details, done)}
    </>
  );
}
