import { Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Panel } from '../../components/panel.js';
import { dayOf } from '../../components/words.js';
import type { PartProps } from './application.page.js';
import { KeyFields, keysOf } from './key-fields.js';
import { KeyPair } from './key-pair.js';
import { withKey } from './key-set.js';
import { useProofWords } from './kind-words.js';
import { isSigning } from './kinds.js';
import { isAhead } from './secrets.js';

/** How the application proves that it is itself. */
export function Keys(props: PartProps) {
  const { t } = useLingui();
  const { client } = props;
  const proof = useProofWords()(client);
  if (client.type === 'public') {
    return (
      <Panel id="secret" title={t`No secret`} lead={proof}>
        <Text>
          <Trans>
            Everybody who has the program could read a secret in it. It proves itself by PKCE: only who began a sign-in
            can end it.
          </Trans>
        </Text>
      </Panel>
    );
  }
  return (
    <>
      <ClientSecret {...props} proof={proof} />
      <PublicKeys {...props} />
    </>
  );
}

function ClientSecret({ client, onChange, onSecrets, proof }: PartProps & { proof: string }) {
  const { t } = useLingui();
  const { client_id, name, previous_secret_expires_at: old } = client;
  const until = old && dayOf(old);
  return (
    <Panel id="secret" title={t`Client secret`} lead={proof}>
      {isAhead(old) && (
        <Text>
          <Trans>The old secret works until {until}.</Trans>
        </Text>
      )}
      {isSigning(client) ? (
        <Text>
          <Trans>With keys it has none: nobody has to know one.</Trans>
        </Text>
      ) : (
        <ActionButton
          label={t`New client secret`}
          about={t`for ${name}`}
          question={
            isAhead(old)
              ? t({
                  message:
                    'The secret before this one still works, and stops at once; this one works for another day. Make a new one?',
                })
              : t`The old secret works for another day. Make a new one?`
          }
          send={(api, key) => api.clients.rotateSecret(client_id, key)}
          onDone={({ client_secret, ...changed }) => {
            onChange({ ...client, ...changed });
            onSecrets({ client_secret });
          }}
        />
      )}
    </Panel>
  );
}

function PublicKeys({ client, onChange, onSecrets }: PartProps) {
  const { t } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.clients.update(client.client_id, changesOf(keysOf(shownOf), keysOf(textOf))),
    onDone: ({ webhook_secret, client_secret, ...changed }) => {
      onChange(changed);
      onSecrets({ webhook_secret, client_secret });
    },
  });
  const add = (key: JsonWebKey) => {
    const field = fields.current!.querySelector('textarea')!;
    field.value = withKey(field.value, key);
  };
  return (
    <TitledForm id="keys" title={t`Keys in place of a secret`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      <div ref={fields} key={saves} style={{ display: 'contents' }}>
        <KeyFields client={client} errors={errors} />
      </div>
      <KeyPair onMade={add} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
