import { useLingui } from '@lingui/react/macro';
import { TagsInput } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import { sentence } from '../../components/field.js';
import { useFormValue } from '../../components/form-value.js';
import { errorsAbout } from '../../components/list-field.js';
import { useTags } from './use-tags.js';

interface TagsFieldProps {
  chosen: string[];
  errors: FieldErrors;
}

/** Asks for tags, and offers those that other links have. */
export function TagsField({ chosen, errors }: TagsFieldProps) {
  const { t } = useLingui();
  const [text, setText, field] = useFormValue('tags', chosen.join(', '));
  const { known, ask } = useTags();
  const wrong = errorsAbout(errors, 'tags');
  return (
    <>
      <TagsInput
        label={t`Tags (optional)`}
        description={t`Enter or a comma ends one`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={wrong?.map(sentence).join(' ')}
        errorProps={{ className: 'error' }}
        data={known ?? []}
        onFocus={ask}
        value={tagsIn(text)}
        onChange={(tags) => setText(tagsIn(tags.join(',')).join(', '))}
        maxTags={30}
      />
      {field}
    </>
  );
}

/** Pasted, several of them may come as one. */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter(Boolean);
}
