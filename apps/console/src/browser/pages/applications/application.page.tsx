import type { OauthClientAnswer } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { dayOf } from '../../components/words.js';
import { isSigning } from './client-keys.js';
import { ClientFields, clientOf } from './client-fields.js';
import { ForDevelopers } from './for-developers.js';
import { MoveApplication } from './move-application.js';
import { ownerName, useOrganizations, type Organizations } from './owners.js';
import { Secrets, withNew, type NewSecrets } from './secrets.js';
import { Webhooks } from './webhooks.js';

export function ApplicationPage({ id }: { id: string }) {
  const { resource, replace } = useResource(id, (api, signal) => api.clients.get(id, signal));
  return (
    <div className="narrow">
      <Trail to={paths.applications}>Applications</Trail>
      <Loaded of={resource} what="the application" rows={4} failedTitle="Application">
        {(client) => <Detail client={client} onChange={replace} />}
      </Loaded>
    </div>
  );
}

interface DetailProps {
  client: OauthClientAnswer;
  onChange: (client: OauthClientAnswer) => void;
}

function Detail({ client, onChange }: DetailProps) {
  const [secrets, setSecrets] = useState<NewSecrets>({});
  const onSecrets = (made: NewSecrets) => setSecrets((shown) => withNew(shown, made));
  const organizations = useOrganizations();
  return (
    <>
      <PageTitle>{client.name}</PageTitle>
      {!client.is_active && <p className="notice wrong">The operator has disabled this application.</p>}
      <ClientFacts of={client} organizations={organizations} />
      {/* With keys, a secret that was made just now is good for nothing any more. */}
      <Secrets {...secrets} client_secret={isSigning(client) ? null : secrets.client_secret} />
      <ForDevelopers client={client} />
      <Edit client={client} onChange={onChange} onSecrets={onSecrets} />
      {client.webhook_url && <Webhooks key={client.webhook_url} client={client} />}
      <MoveApplication client={client} organizations={organizations} onChange={onChange} />
      <Dangerous client={client} onChange={onChange} onSecrets={onSecrets} />
    </>
  );
}

function ClientFacts({ of: client, organizations }: { of: OauthClientAnswer; organizations: Organizations }) {
  const old = client.previous_secret_expires_at;
  const facts = {
    Owner: ownerName(client, organizations),
    Kind: kindOf(client),
    'Checked by the operator': client.is_verified ? 'Yes' : 'No',
    ...(old && isAhead(old) && { 'The old secret works until': dayOf(old) }),
  };
  return <Facts of={facts} />;
}

function kindOf(client: OauthClientAnswer): string {
  if (client.type === 'public') return 'Public: has no secret';
  return isSigning(client) ? 'Confidential: signs with its keys' : 'Confidential: has a secret';
}

function isAhead(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) > Date.now();
}

interface ChangeProps extends DetailProps {
  onSecrets: (secrets: NewSecrets) => void;
}

function Edit({ client, onChange, onSecrets }: ChangeProps) {
  const [saves, setSaves] = useState(0);
  const { errors, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.clients.update(client.client_id, changesOf(clientOf(shownOf), clientOf(textOf))),
    onDone: ({ webhook_secret, client_secret, ...changed }) => {
      onChange(changed);
      onSecrets({ webhook_secret, client_secret });
      setSaves(saves + 1);
    },
  });
  return (
    <TitledForm id="edit" title="About it" heading="h2" form={form} done={saves > 0 && 'Saved.'}>
      {/* Anew with each save: what was given is what is shown from then on. */}
      <ClientFields key={saves} client={client} errors={errors} />
      <SubmitButton form={form} label="Save" whileSending="Saving…" />
    </TitledForm>
  );
}

function Dangerous({ client, onChange, onSecrets }: ChangeProps) {
  const { client_id, name, previous_secret_expires_at, previous_webhook_secret_expires_at } = client;
  return (
    <section className="panel" aria-labelledby="secrets">
      <h2 id="secrets">Secrets and deletion</h2>
      {client.type === 'confidential' && !isSigning(client) && (
        <ActionButton
          label="New client secret"
          about={`for ${name}`}
          question={
            isAhead(previous_secret_expires_at)
              ? 'The secret before this one still works, and stops at once; this one works for another day. Make a new one?'
              : 'The old secret works for another day. Make a new one?'
          }
          send={(api, key) => api.clients.rotateSecret(client_id, key)}
          onDone={({ client_secret, ...changed }) => {
            onChange({ ...client, ...changed });
            onSecrets({ client_secret });
          }}
        />
      )}
      {client.webhook_url && (
        <ActionButton
          label="New webhook secret"
          about={`for ${name}`}
          question={
            isAhead(previous_webhook_secret_expires_at)
              ? 'Webhooks are still signed with the secret before this one, and will not be any more; with this one for another day. Make a new one?'
              : 'For a day webhooks are signed with both. Make a new one?'
          }
          send={(api, key) => api.clients.rotateWebhookSecret(client_id, key)}
          onDone={({ webhook_secret, ...changed }) => {
            onChange({ ...client, ...changed });
            onSecrets({ webhook_secret });
          }}
        />
      )}
      <ActionButton
        label="Delete"
        isDangerous
        about={name}
        question="Everybody who signed in to it is signed out of it at once, and its tokens die. Delete it?"
        send={(api) => api.clients.delete(client_id)}
        leadsTo={paths.applications}
      />
    </section>
  );
}
