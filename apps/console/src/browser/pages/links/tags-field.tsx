import type { FieldErrors } from '@platform/contracts';
import { useState } from 'react';
import { Field } from '../../components/field.js';
import { offeredTags } from './offered-tags.js';

interface TagsFieldProps {
  chosen: string[];
  /** Those of the person's links. */
  known: string[];
  errors: FieldErrors;
}

/** Asks for tags, and offers those that other links have. */
export function TagsField({ chosen, known, errors }: TagsFieldProps) {
  const [text, setText] = useState(chosen.join(', '));
  return (
    <Field name="tags" label="Tags (optional)" hint="Parted by commas" errors={errors['tags']}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            autoComplete="off"
            list="known-tags"
            defaultValue={chosen.join(', ')}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <datalist id="known-tags">
            {offeredTags(text, known).map((offered) => (
              <option key={offered} value={offered} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
