import { letIn } from './calls.js';
import { content } from './content.js';
import type { Scene } from './scene.js';

interface Application {
  key: string;
  /** Path below the inbox, which takes its webhooks. */
  hook?: string;
  /** Ada lets it in. */
  isUsed?: boolean;
  redirect_uris: [string];
  scopes: string[];
  [field: string]: unknown;
}

/** The OAuth clients of Harbour Works. */
export async function makeApplications({ ada, once, addresses, demo }: Scene): Promise<void> {
  for (const { key, hook, isUsed, ...client } of content<Application[]>('applications')) {
    const webhook_url = hook && addresses.mail_url ? `${addresses.mail_url}/${hook}` : null;
    const body = { ...client, webhook_url, organization_uuid: demo.organization.uuid };
    // Nobody needs its secrets: they are not kept.
    const { client_id } = await once(`application ${key}`, async () => {
      const made = await ada<{ client_id: string }>('POST', '/oauth-clients', body);
      return { client_id: made.client_id };
    });
    const { redirect_uris, scopes } = client;
    if (isUsed)
      await once(`sign-in to ${key}`, () =>
        letIn(addresses, demo, { client_id, redirect_uri: redirect_uris[0] }, scopes.join(' ')),
      );
  }
}

/** One that was made, by its key. */
export function applicationOf({ once }: Scene, key: string): Promise<{ client_id: string }> {
  return once(`application ${key}`, () =>
    Promise.reject<{ client_id: string }>(new Error(`there is no application ${key}`)),
  );
}
