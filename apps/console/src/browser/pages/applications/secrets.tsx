import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';

export interface NewSecrets {
  client_secret?: string | null | undefined;
  webhook_secret?: string | null | undefined;
}

/**
 * With those that were made now: one that is shown is gone with the page, so it stays until another of its kind takes
 * its place.
 */
export function withNew(shown: NewSecrets, made: NewSecrets): NewSecrets {
  return {
    client_secret: made.client_secret ?? shown.client_secret,
    webhook_secret: made.webhook_secret ?? shown.webhook_secret,
  };
}

/** Shown once, right after they were made; a reload forgets them. */
export function Secrets({ client_secret, webhook_secret }: NewSecrets) {
  const facts = {
    ...(client_secret && {
      'Client secret': <CopiedText text={client_secret} about="the client secret" isShownOnce />,
    }),
    ...(webhook_secret && {
      'Webhook secret': <CopiedText text={webhook_secret} about="the webhook secret" isShownOnce />,
    }),
  };
  if (Object.keys(facts).length === 0) return null;
  return (
    <div className="notice" role="status">
      <p>Keep this now. It is shown only once.</p>
      <Facts of={facts} />
    </div>
  );
}
