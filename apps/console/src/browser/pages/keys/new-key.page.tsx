import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Checkbox, Input, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { sentence, TextField } from '../../components/field.js';
import { PageForm } from '../../components/form.js';
import { LinkButton } from '../../components/link-button.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { KeyNotice } from './key-notice.js';
import { allScopes, usualScopes } from './scopes.js';
import { useScopeWords } from './use-scope-words.js';

export function NewKeyPage() {
  const { t } = useLingui();
  const [secret, setSecret] = useState('');
  return (
    <Box maw={560}>
      <Trail to={paths.linkKeys}>{t`API keys`}</Trail>
      <PageTitle>{t`New key`}</PageTitle>
      {secret ? (
        <KeyNotice secret={secret}>
          <LinkButton to={paths.linkKeys}>
            <Trans>Go to your keys</Trans>
          </LinkButton>
        </KeyNotice>
      ) : (
        <KeyForm onMade={setSecret} />
      )}
    </Box>
  );
}

/** @param onMade gets the clear text */
function KeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useLingui();
  const { words } = useScopeWords();
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
    onDone: ({ key }) => onMade(key),
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <PageForm name={t`New key`} form={form} label={t`Make a key`} whileSending={t`Making…`} cancelTo={paths.linkKeys}>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`What uses it`}
        autoComplete="off"
        required
        errors={errors['name']}
      />
      <fieldset>
        <legend>{t`What it may do`}</legend>
        <Stack gap="xs">
          {allScopes.map((scope) => (
            <Checkbox key={scope} name={scope} label={words[scope]} defaultChecked={usualScopes.includes(scope)} />
          ))}
        </Stack>
        {errors['scopes'] && <Input.Error className="error">{errors['scopes'].map(sentence).join(' ')}</Input.Error>}
      </fieldset>
      <TextField
        name="expires"
        label={t`Ends on (optional)`}
        hint={t`With the end of that day in UTC`}
        type="date"
        errors={errors['expires']}
      />
    </PageForm>
  );
}
