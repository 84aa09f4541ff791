import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { permissionNames, type Permission } from '@platform/contracts';
import { runCommand, startService, type RunningService } from '@platform/service-kit';
import { signDispatch } from '@platform/signatures';
import {
  ended,
  eventually,
  httpReceiver,
  serviceBench,
  smtpReceiver,
  type Answered,
  type HttpReceiver,
  type Start,
} from '@platform/testing';
import { commands } from '../commands.js';
import { EventRetention } from '../events/event-retention.js';
import { SaasServices, type RegisteredService } from '../saas-services/saas-services.service.js';
import { notifications } from '../service.js';

export interface DispatchOptions {
  /** Defaults to the bench's own service. */
  from?: RegisteredService;
  /** Sent unchanged, in place of the body made from `body`. */
  rawBody?: string;
  /** Replace the headers of the signature or, as undefined, omit them. */
  headers?: Record<string, string | undefined>;
  now?: number;
}

export interface TestOrganization {
  uuid: string;
  name: string;
  slug: string;
  /** The owner’s, as are the token and the address. */
  user_uuid: string;
  token: string;
  email: string;
  path: string;
}

/** The service with real receivers for webhooks and mail, and common helpers. */
export async function notificationsBench(
  env: NodeJS.ProcessEnv = {},
  settingsAt: (receiverUrl: string) => NodeJS.ProcessEnv = () => ({}),
  /** Runs before the service starts. */
  prepare: (receiver: HttpReceiver) => void = () => undefined,
) {
  const receiver = await httpReceiver();
  prepare(receiver);
  const mailbox = await smtpReceiver();
  const settings = {
    SMTP_URL: mailbox.url,
    DELIVERY_RETRY_SCHEDULE: '0.05,0.05,0.05',
    ...env,
    ...settingsAt(receiver.url),
  };
  const start: Start = (given) => startService(notifications, given);
  const bench = await serviceBench('notifications', start, settings, { migrate: start }).catch(async (err: unknown) => {
    await Promise.all([receiver.close(), mailbox.close()]);
    throw err;
  });
  const { service, ...shared } = bench;
  const { app } = service as RunningService;
  const services = app.get(SaasServices);
  const deploys = await services.create('deploys', 'Deploys');

  return {
    ...shared,
    app,
    receiver,
    mailbox,
    services,
    retention: (service as RunningService).app.get(EventRetention),
    deploys,

    /** An organization with its owner, as the organizations service would publish it. */
    async organization(): Promise<TestOrganization> {
      const uuid = randomUUID();
      const owner = person('Ada', [...permissionNames], 'owner');
      const facts = { uuid, name: 'Acme & Söhne', slug: `acme-${uuid}`, description: null, is_active: true };
      await bench.publish('organization.created', { organization: facts, owner, data: { name: facts.name } });
      const token = await bench.token({ user_uuid: owner.user_uuid });
      return {
        uuid,
        name: facts.name,
        slug: facts.slug,
        user_uuid: owner.user_uuid,
        token,
        email: owner.email,
        path: `/api/v1/organizations/${uuid}`,
      };
    },

    /** A person has chosen a language, as identity publishes it. */
    async reads({ user_uuid, email }: { user_uuid: string; email: string }, language: string | null): Promise<void> {
      const user = { uuid: user_uuid, name: 'Ada', surname: 'Test', email, email_verified: true, language };
      await bench.publish('user.updated', { user });
    },

    /** Another member. */
    async member({ uuid, name, slug }: TestOrganization, permissions: Permission[] = []) {
      const member = person('Bob', permissions, 'member');
      const organization = { uuid, name, slug };
      await bench.publish('member.added', { organization, member, data: { role: 'member', source: 'direct' } });
      return { ...member, token: await bench.token({ user_uuid: member.user_uuid }) };
    },

    /** A generic webhook destination, by default at its own path of the receiver. */
    async webhook(organization: TestOrganization, body: object = {}): Promise<{ uuid: string; path: string }> {
      const path = `/hooks/${randomUUID()}`;
      const given = { type: 'webhook', webhook_url: receiver.url + path, ...body };
      return { uuid: await made(organization, '/notification-endpoints', given), path };
    },

    email(organization: TestOrganization, emails: string[]): Promise<string> {
      return made(organization, '/notification-endpoints', { type: 'email', emails });
    },

    rule(organization: TestOrganization, notification_endpoint_uuid: string, body: object = {}): Promise<string> {
      const given = { name: 'Rule', notification_endpoint_uuid, events: ['*'], ...body };
      return made(organization, '/notification-rules', given);
    },

    /** Signs and sends an event as a service does. */
    async dispatch(
      body: object,
      { from = deploys, rawBody, headers = {}, now }: DispatchOptions = {},
    ): Promise<Answered> {
      const raw =
        rawBody ??
        JSON.stringify({ service_code: from.code, event: 'deploy.failed', title: 'Down', message: 'It is.', ...body });
      const signed = signDispatch({
        serviceCode: from.code,
        secret: from.secret,
        rawBody: raw,
        ...(now !== undefined && { now }),
      });
      const sent = Object.entries({ ...signed, ...headers }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      return bench.call('POST', '/api/v1/notifications/dispatch', { rawBody: raw, headers: Object.fromEntries(sent) });
    },

    admin: (...args: string[]) => ended(runCommand(notifications, commands, args, bench.env)),

    requestsTo: (path: string) => receiver.requests.filter((request) => request.path === path),
    mailsTo: (email: string) => mailbox.mails.filter((mail) => mail.recipients.includes(email)),

    /** The delivery as its owner sees it, once it has this status. */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `Answered.body`
    delivery(organization: TestOrganization, uuid: string, status: string): Promise<any> {
      return eventually(async () => {
        const { body } = await bench.call('GET', `${organization.path}/notification-deliveries/${uuid}`, organization);
        assert.equal(body.data?.status, status, JSON.stringify(body));
        return body.data;
      });
    },

    async close(): Promise<void> {
      await bench.close();
      await receiver.close();
      await mailbox.close();
    },
  };

  async function made({ path, token }: TestOrganization, kind: string, body: object): Promise<string> {
    const answer = await bench.call('POST', path + kind, { token, body });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.uuid;
  }
}

export type NotificationsBench = Awaited<ReturnType<typeof notificationsBench>>;

function person(name: string, permissions: Permission[], role: string) {
  const user_uuid = randomUUID();
  return {
    user_uuid,
    email: `${name}.${user_uuid}@example.org`.toLowerCase(),
    name,
    surname: 'Test',
    role,
    permissions,
  };
}
