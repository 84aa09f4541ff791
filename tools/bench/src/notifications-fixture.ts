import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Sealing, type PlatformConfig } from '@platform/service-kit';
import { Client } from 'pg';
import { startService, type Subject } from './processes.js';

export const dispatchPath = '/api/v1/notifications/dispatch';
const code = 'bench';
const matching = 3;

/** What one signed request is made of. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/**
 * The notifications service, in a process of its own, with a service that dispatches and organizations that want its
 * events.
 */
export async function notificationsWithRules(settings: Record<string, string>, endpointUrl: string) {
  const key = randomBytes(32);
  const subject: Subject = await startService('notifications', {
    ENCRYPTION_KEYS: `bench:${key.toString('base64')}`,
    EGRESS_ALLOW_CIDRS: '127.0.0.0/8',
    DISPATCH_RATE_LIMIT: '1000000000',
    DISPATCH_ADDRESS_LIMIT: '1000000000',
    PENDING_DELIVERIES_LIMIT: '1000000000',
    ...settings,
  });
  const sql = new Client({ connectionString: subject.databaseUrl, options: '-c search_path=notifications' });
  await sql.connect();
  const sealing = new Sealing({ ENCRYPTION_KEYS: [{ id: 'bench', key }] } as unknown as PlatformConfig);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await sql.query(`INSERT INTO saas_service (code, name, sealed_secret) VALUES ($1, 'Bench', $2)`, [
    code,
    sealing.seal(secret, 'saas-service-secret'),
  ]);

  return {
    subject,

    /** So many of `organization`. */
    async organizations(count: number, rules?: { matching: number; all: number }): Promise<string[]> {
      const made: string[] = [];
      while (made.length < count) made.push(await this.organization(rules));
      return made;
    },

    /** With one destination for each of the rules that match `bench.done`, and rules that do not. */
    async organization(rules: { matching: number; all: number } = { matching, all: 50 }): Promise<string> {
      const organization = randomUUID();
      await sql.query(
        `INSERT INTO organization_copy (uuid, name, slug, is_active, is_deleted, version)
         VALUES ($1, 'Bench', 'bench', true, false, 1)`,
        [organization],
      );
      const endpoints: string[] = [];
      for (let n = 0; n < rules.matching; n += 1) {
        const uuid = randomUUID();
        const url = sealing.seal(`${endpointUrl}/${uuid}`, `notification-webhook-url:${uuid}`);
        await sql.query(
          `INSERT INTO notification_endpoint (uuid, organization_uuid, type, name, sealed_webhook_url, created_by)
           VALUES ($1, $2, 'webhook', 'Bench', $3, $2)`,
          [uuid, organization, url],
        );
        endpoints.push(uuid);
      }
      for (let n = 0; n < rules.all; n += 1) {
        const events = n < rules.matching ? ['other.*', '*.done'] : [`service-${n}.*`, '*.started', `*.${n}.failed`];
        await sql.query(
          `INSERT INTO notification_rule
             (uuid, organization_uuid, name, notification_endpoint_uuid, events, minimum_severity)
           VALUES ($1, $2, $3, $4, $5, 'info')`,
          [randomUUID(), organization, `Rule ${n}`, endpoints[n % endpoints.length], events],
        );
      }
      return organization;
    },

    /** An event of its own, signed; `name` is what the receiver tells it by. */
    signed: (organization: string, name: string) => signedEvent({ code, secret }, organization, name),

    async stop(): Promise<void> {
      await sql.end();
      await subject.stop();
    },
  };
}

/** As a service would sign it whose secret this is. */
export function signedEvent(
  service: { code: string; secret: string },
  organization: string,
  name: string,
): SignedEvent {
  const body = JSON.stringify({
    organization_uuid: organization,
    service_code: service.code,
    event: 'bench.done',
    severity: 'warning',
    title: `Deployment ${name} is done`,
    message: 'All replicas are ready after 43 seconds. The old ones end within a minute.',
    url: 'https://ci.example.org/pipelines/4711',
    metadata: { data: { name }, region: 'eu-central-1', replicas: 12 },
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', service.secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-platform-service': service.code,
    'x-platform-timestamp': timestamp,
    'x-platform-signature-256': `sha256=${signature}`,
  };
  return { body, headers };
}
