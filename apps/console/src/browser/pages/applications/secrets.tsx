export interface NewSecrets {
  client_secret?: string | null | undefined;
  webhook_secret?: string | null | undefined;
}

/** Shown once, right after they were made; a reload forgets them. */
export function Secrets({ client_secret, webhook_secret }: NewSecrets) {
  const shown = { 'Client secret': client_secret, 'Webhook secret': webhook_secret };
  const made = Object.entries(shown).filter(([, value]) => Boolean(value));
  if (made.length === 0) return null;
  return (
    <div className="notice" role="status">
      <p>Keep this now. It is shown only once.</p>
      <dl className="facts">
        {made.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
