import type { CreatedOauthClient } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { ClientFields, clientOf } from './client-fields.js';
import { ForDevelopers } from './for-developers.js';
import { OwnerField } from './owner-field.js';
import { Secrets } from './secrets.js';

export function NewApplicationPage() {
  const [made, setMade] = useState<CreatedOauthClient>();
  return (
    <div className="narrow">
      <Trail to={paths.applications}>Applications</Trail>
      {made ? <Made client={made} /> : <Form onMade={setMade} />}
    </div>
  );
}

function Made({ client }: { client: CreatedOauthClient }) {
  return (
    <>
      <PageTitle>{client.name}</PageTitle>
      <p className="lead">The application is registered.</p>
      <Secrets client_secret={client.client_secret} webhook_secret={client.webhook_secret} />
      <ForDevelopers client={client} />
      <Link to={paths.application(client.client_id)} className="button">
        Go on
      </Link>
    </>
  );
}

function Form({ onMade }: { onMade: (client: CreatedOauthClient) => void }) {
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.clients.create(
        {
          ...clientOf(textOf),
          type: textOf('is_public') === 'on' ? 'public' : 'confidential',
          organization_uuid: textOf('organization_uuid') || null,
        },
        key,
      ),
    onDone: onMade,
    fieldOf: {
      limit_reached: 'organization_uuid',
      not_a_member: 'organization_uuid',
      insufficient_permission: 'organization_uuid',
    },
  });
  return (
    <>
      <PageTitle>New application</PageTitle>
      <PageForm
        name="New application"
        form={form}
        label="Create application"
        whileSending="Creating…"
        cancelTo={paths.applications}
      >
        <OwnerField errors={errors} />
        <ClientFields errors={errors} />
        <label className="choice">
          <input type="checkbox" name="is_public" />
          It runs in browsers or on phones and cannot keep a secret
        </label>
      </PageForm>
    </>
  );
}
