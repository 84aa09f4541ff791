import { useState, type ReactNode } from 'react';
import type { Requests } from '../../api/keyed-posts.js';
import type { Read } from '../../api/use-read.js';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { ToggleButton } from '../../components/toggle-button.js';

interface PlaceDetailsProps<T> {
  name: string;
  /** Names it while it is loading: `the campaign Summer`. */
  what: string;
  details: Read<T>;
  facts: (details: T) => ReactNode;
  /** What it means to delete it. */
  question: (details: T) => string;
  remove: (platform: Requests, details: T) => Promise<unknown>;
  form: (details: T, onDone: () => void) => ReactNode;
  /** What else can be done with it. */
  action?: (onDone: () => void) => ReactNode;
  onChanged: () => void;
}

/** The part of a card that the list does not tell: it shows it, and edits and deletes the place. */
export function PlaceDetails<T>({ details, what, onChanged, ...parts }: PlaceDetailsProps<T>) {
  if (!details.isSuccess) return <Loaded of={details} what={what} rows={1} />;
  const onSaved = () => {
    details.refresh();
    onChanged();
  };
  return <Content details={details.data} onSaved={onSaved} onDeleted={onChanged} {...parts} />;
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
          send={(platform) => remove(platform, details)}
          onDone={onDeleted}
        />
      </div>
      {isEditing && form(details, done)}
    </>
  );
}
