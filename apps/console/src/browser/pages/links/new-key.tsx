import type { ApiKeyScope } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Field, sentence } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { KeyNotice } from './key-notice.js';

const scopeWords: Record<ApiKeyScope, string> = {
  'links:read': 'Read links and their statistics',
  'links:write': 'Make, change and delete links',
  'account:read': 'Read the account and its keys',
  'account:write': 'Change the account and its keys',
};
const allScopes = Object.keys(scopeWords) as ApiKeyScope[];
const usual: readonly ApiKeyScope[] = ['links:read', 'links:write'];

/** In few words, for a table. */
export function scopesText(scopes: readonly ApiKeyScope[]): string {
  if (scopes.length === allScopes.length) return 'everything';
  return scopes.map((scope) => scope.replace(':', ' ')).join(', ');
}

export function NewKey({ onMade }: { onMade: () => void }) {
  const [secret, setSecret] = useState('');
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.links.createKey(
        {
          name: textOf('name'),
          scopes: allScopes.filter((scope) => textOf(scope) === 'on'),
          expires: textOf('expires') || null,
        },
        key,
      ),
    onDone: ({ key }, element) => {
      setSecret(key);
      element.reset();
      onMade();
    },
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <TitledForm id="new-key" title="New key" heading="h2" form={form}>
      <Field name="name" label="Name" hint="What uses it" errors={errors['name']}>
        {(control) => <input {...control} type="text" autoComplete="off" required />}
      </Field>
      <fieldset>
        <legend>What it may do</legend>
        <div className="choices">
          {allScopes.map((scope) => (
            <label key={scope} className="choice">
              <input type="checkbox" name={scope} defaultChecked={usual.includes(scope)} />
              {scopeWords[scope]}
            </label>
          ))}
        </div>
        {errors['scopes'] && <p className="error">{errors['scopes'].map(sentence).join(' ')}</p>}
      </fieldset>
      <Field
        name="expires"
        label="Ends on (optional)"
        hint="With the end of that day in UTC"
        errors={errors['expires']}
      >
        {(control) => <input {...control} type="date" />}
      </Field>
      <SubmitButton form={form} label="Make a key" whileSending="Making…" />
      {secret && <KeyNotice secret={secret} />}
    </TitledForm>
  );
}
