import type { FieldErrors, OauthClientAnswer } from '@platform/contracts';
import { invalid } from '../../api/faults.js';
import { Field } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout } from '../../components/list-field.js';

type Keys = OauthClientAnswer['jwks'];

/** Whether an application proves itself by signing, and has no secret. */
export function isSigning({ jwks, jwks_uri }: Pick<OauthClientAnswer, 'jwks' | 'jwks_uri'>): boolean {
  return jwks !== null || jwks_uri !== null;
}

/** How the application proves at the token endpoint that it is itself, by the names of OpenID Connect. */
export function methodsOf(client: OauthClientAnswer): string {
  if (client.type === 'public') return 'none';
  return isSigning(client) ? 'private_key_jwt' : 'client_secret_basic, client_secret_post';
}

interface KeyFieldsProps {
  client: OauthClientAnswer | undefined;
  errors: FieldErrors;
}

/** Public keys in place of a secret: closed for an application that has none. */
export function KeyFields({ client, errors }: KeyFieldsProps) {
  const ofKeys = [...(errors['jwks'] ?? []), ...(errorsAbout(errors, 'jwks.keys', 'key') ?? [])];
  const isOpen = (client && isSigning(client)) || ofKeys.length > 0 || 'jwks_uri' in errors;
  return (
    <Folded title="Keys in place of a secret" isOpen={isOpen}>
      <p className="hint">
        It signs at the token endpoint then (private_key_jwt), by one of these two. Saved with keys, its secret stops at
        once; without them again, it gets a new one.
      </p>
      <Field
        name="jwks_uri"
        label="Address of its keys (optional)"
        hint="Where it publishes its JSON Web Key Set"
        errors={errors['jwks_uri']}
      >
        {(control) => <input {...control} type="url" autoComplete="off" defaultValue={client?.jwks_uri ?? ''} />}
      </Field>
      <Field
        name="jwks"
        label="Public keys (optional)"
        hint='A JSON Web Key Set: {"keys": [{"kty": "EC", …}]}'
        errors={ofKeys.length > 0 ? ofKeys : undefined}
      >
        {(control) => (
          <textarea {...control} className="code" rows={4} spellCheck={false} defaultValue={keysText(client?.jwks)} />
        )}
      </Field>
    </Folded>
  );
}

function keysText(keys: Keys | undefined): string {
  return keys ? JSON.stringify(keys, null, 2) : '';
}

/**
 * What the field of keys holds, as the API takes it; null for none.
 * @throws PlatformError at that field
 */
export function keysOf(text: string): Keys {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as Keys;
  } catch {
    throw invalid('The keys cannot be read.', { jwks: ['must be JSON'] });
  }
}
