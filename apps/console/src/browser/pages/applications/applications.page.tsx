import type { OauthClientAnswer } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { dayOf } from '../../components/words.js';
import { ownerName, useOrganizations } from './owners.js';

export function ApplicationsPage() {
  const { resource } = useResource('applications', (api, signal) => api.clients.list(signal));
  return (
    <>
      <div className="title-row">
        <PageTitle>Applications</PageTitle>
        {resource.state === 'ready' && resource.value.length > 0 && (
          <Link to={paths.newApplication} className="button">
            New application
          </Link>
        )}
      </div>
      <Loaded of={resource} what="your applications" rows={3}>
        {(clients) => (clients.length > 0 ? <List of={clients} /> : <Empty />)}
      </Loaded>
    </>
  );
}

function List({ of: clients }: { of: OauthClientAnswer[] }) {
  const organizations = useOrganizations();
  return (
    <ul className="cards">
      {clients.map((client) => (
        <li key={client.client_id} className="card">
          <h2>
            <Link to={paths.application(client.client_id)}>{client.name}</Link>
          </h2>
          <p className="lead">{client.redirect_uris[0]}</p>
          <div className="tags">
            <span className="tag strong">{client.type}</span>
            <span className="long">Owner: {ownerName(client, organizations)}</span>
            {!client.is_active && <span className="tag wrong">disabled</span>}
            {client.webhook_url && <span className="tag">webhooks</span>}
            <span>since {dayOf(client.created_at)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Empty() {
  return (
    <div className="empty">
      <p>
        You have no applications yet. An application lets people sign in to it with their account here, reads what they
        allow, and can hear of changes by webhooks.
      </p>
      <Link to={paths.newApplication} className="button">
        Create your first application
      </Link>
    </div>
  );
}
