import type { ApiKeyScope } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Field, sentence } from '../../parts/field.js';
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
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) =>
      api.links.createKey(
        {
          name: textOf('name'),
          scopes: allScopes.filter((scope) => textOf(scope) === 'on'),
          expires: textOf('expires') || null,
        },
        key,
      ),
    onDone: ({ key }, form) => {
      setSecret(key);
      form.reset();
      onMade();
    },
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <form ref={formRef} className="panel" onSubmit={onSubmit} noValidate aria-labelledby="new-key">
      <h2 id="new-key">New key</h2>
      {fault && <FaultNotice fault={fault} />}
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
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? 'Making…' : 'Make a key'}
      </button>
      {secret && <KeyNotice secret={secret} />}
    </form>
  );
}
