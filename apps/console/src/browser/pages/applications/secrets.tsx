import { Facts } from '../../parts/facts.js';

export interface NewSecrets {
  client_secret?: string | null | undefined;
  webhook_secret?: string | null | undefined;
}

/** Shown once, right after they were made; a reload forgets them. */
export function Secrets({ client_secret, webhook_secret }: NewSecrets) {
  const facts = {
    ...(client_secret && { 'Client secret': <code>{client_secret}</code> }),
    ...(webhook_secret && { 'Webhook secret': <code>{webhook_secret}</code> }),
  };
  if (Object.keys(facts).length === 0) return null;
  return (
    <div className="notice" role="status">
      <p>Keep this now. It is shown only once.</p>
      <Facts of={facts} />
    </div>
  );
}
