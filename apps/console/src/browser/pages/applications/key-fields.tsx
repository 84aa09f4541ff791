import { Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrors, OauthClientAnswer } from '@platform/contracts';
import { invalid } from '../../api/faults.js';
import type { FieldText } from '../../api/use-submit.js';
import { TextareaField } from '../../components/field.js';
import { errorsAbout } from '../../components/list-field.js';
import { Address, addressOf } from './client-fields.js';

type Keys = OauthClientAnswer['jwks'];

interface KeyFieldsProps {
  client?: OauthClientAnswer;
  errors: FieldErrors;
}

/** Whether something is wrong with the keys that were given. */
export function isKeyWrong(errors: FieldErrors): boolean {
  return wordsOfKeys(errors).length > 0 || 'jwks_uri' in errors;
}

/** Public keys in place of a secret. */
export function KeyFields({ client, errors }: KeyFieldsProps) {
  const { t } = useLingui();
  const ofKeys = wordsOfKeys(errors);
  return (
    <>
      <Text size="sm" c="dimmed">
        <Trans>
          It signs at the token endpoint then (private_key_jwt), by one of these two. Saved with keys, its secret stops
          at once; without them again, it gets a new one.
        </Trans>
      </Text>
      <Address
        name="jwks_uri"
        label={t`Address of its keys (optional)`}
        hint={t`Where it publishes its JSON Web Key Set`}
        client={client}
        errors={errors}
      />
      <TextareaField
        name="jwks"
        label={t`Public keys (optional)`}
        hint={t`A JSON Web Key Set: ${'{"keys": [{"kty": "EC", …}]}'}`}
        errors={ofKeys.length > 0 ? ofKeys : undefined}
        defaultValue={keysText(client?.jwks)}
        rows={6}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
    </>
  );
}

function wordsOfKeys(errors: FieldErrors): string[] {
  return [...(errors['jwks'] ?? []), ...(errorsAbout(errors, 'jwks.keys', 'key') ?? [])];
}

export function keysText(keys: Keys | undefined): string {
  return keys ? JSON.stringify(keys, null, 2) : '';
}

/**
 * What the fields hold, as the API takes it; null for none.
 * @throws PlatformError at the field that cannot be read
 */
export function keysOf(textOf: FieldText) {
  return { jwks_uri: addressOf(textOf, 'jwks_uri'), jwks: parsed(textOf('jwks')) };
}

function parsed(text: string): Keys {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as Keys;
  } catch {
    throw invalid('The keys cannot be read.', { jwks: ['must be JSON'] });
  }
}
