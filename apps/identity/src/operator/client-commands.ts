import { isUuid } from '@platform/contracts';
import { Problem, type Command, type InService } from '@platform/service-kit';
import { z } from 'zod';
import { ClientSecrets, consoleClientId, OauthClients } from '../clients/index.js';
import type { ClientOwner, OauthClient } from '../protocol/clients/index.js';
import { wholeNumber } from './whole-number.js';

interface NewClientOptions {
  name: string;
  redirectUri: string[];
  postLogoutRedirectUri: string[];
  scope: string;
  public: boolean;
  webhookUrl?: string;
  webhookAudience: string;
  logoUri?: string;
  policyUri?: string;
  tosUri?: string;
  jwks?: string;
  jwksUri?: string;
  backchannelLogoutUri?: string;
  idTokenClaims: boolean;
  pkce: boolean;
  trusted: boolean;
  organization?: string;
}

interface ChangeOptions {
  clientId: string;
  name?: string;
  redirectUri?: string[];
  postLogoutRedirectUri?: string[];
  scope?: string;
  webhookUrl?: string;
  webhookAudience?: string;
  jwks?: string;
  jwksUri?: string;
  backchannelLogoutUri?: string;
  idTokenClaims?: boolean;
  verified?: boolean;
  trusted?: boolean;
  pkce?: boolean;
}

interface RotationOptions {
  clientId: string;
  overlapSeconds?: string;
}

/** `client …`: OAuth clients of the operator and of everybody else. */
export function clientCommands(program: Command, inService: InService): void {
  const client = program.command('client').description('OAuth clients');
  const ofClient = (name: string, description: string) =>
    client.command(name).description(description).requiredOption('--client-id <id>', 'of the client');
  client
    .command('create')
    .description('registers a client; its secrets are shown once')
    .requiredOption('--name <name>', 'what people read')
    .requiredOption('--redirect-uri <uri...>', 'where people are sent back; several are allowed')
    .requiredOption('--scope <scopes>', 'separated by spaces')
    .option('--post-logout-redirect-uri <uri...>', 'where people are sent after signing out; several are allowed', [])
    .option('--public', 'a client that cannot keep a secret', false)
    .option('--webhook-url <url>', 'where events are sent')
    .option('--webhook-audience <audience>', 'authorized or all', 'authorized')
    .option('--logo-uri <url>', 'picture on the consent page')
    .option('--policy-uri <url>', 'privacy policy, linked on the consent page')
    .option('--tos-uri <url>', 'terms of service, linked on the consent page')
    .option('--jwks <json>', 'public keys (RFC 7517): the client signs instead of showing a secret')
    .option('--jwks-uri <url>', 'where the client publishes its keys')
    .option('--backchannel-logout-uri <url>', 'is told when a person signs out')
    .option('--no-id-token-claims', 'its ID tokens hold no e-mail address and no name: they are at the userinfo only')
    .option('--no-pkce', 'may leave out PKCE (certification only)')
    .option('--trusted', 'first-party: people are not asked for consent', false)
    .option('--organization <uuid>', 'whose members with manage_organization manage it')
    .action((options: NewClientOptions) => inService((context) => create(context.get(OauthClients), options)));
  client
    .command('list')
    .description('shows the clients')
    .action(() => inService(async (context) => ({ data: (await context.get(OauthClients).list()).map(shown) })));
  ofClient('update', 'changes what is given')
    .option('--name <name>', 'what people read')
    .option('--redirect-uri <uri...>', 'where people are sent back; several are allowed')
    .option('--post-logout-redirect-uri <uri...>', 'where people are sent after signing out; several are allowed')
    .option('--scope <scopes>', 'separated by spaces; what is left out is gone at once from grants and tokens')
    .option('--webhook-url <url>', 'an empty text takes it away')
    .option('--webhook-audience <audience>', 'authorized or all')
    .option('--jwks <json>', 'public keys (RFC 7517); an empty text takes them away, and the client gets a secret')
    .option('--jwks-uri <url>', 'where the client publishes its keys; an empty text takes it away')
    .option('--backchannel-logout-uri <url>', 'an empty text takes it away')
    .option('--id-token-claims', 'its ID tokens hold what the scopes allow, as the userinfo does')
    .option('--no-id-token-claims', 'its ID tokens hold no e-mail address and no name')
    .option('--verified', 'the consent page says that you know who is behind it')
    .option('--no-verified', 'it no longer says so')
    .option('--trusted', 'first-party: people are not asked for consent')
    .option('--no-trusted', 'they are asked from now on; what the client got without it ends')
    .option('--pkce', 'must use PKCE')
    .option('--no-pkce', 'may leave out PKCE (certification only)')
    .action((options: ChangeOptions) => inService((context) => change(context.get(OauthClients), options)));
  ofClient('rotate-secret', 'makes a new secret; it is shown once')
    .option('--overlap-seconds <seconds>', 'how long the old secret works as well (0 to 604800)')
    .action((options: RotationOptions) =>
      inService((context) => context.get(ClientSecrets).rotate(options.clientId, overlap(options))),
    );
  ofClient('rotate-webhook-secret', 'makes a new secret for webhooks; it is shown once')
    .option('--overlap-seconds <seconds>', 'how long webhooks carry both signatures (0 to 604800)')
    .action((options: RotationOptions) =>
      inService((context) => context.get(ClientSecrets).rotateWebhookSecret(options.clientId, overlap(options))),
    );
  ofClient('disable', 'ends all its tokens; nobody can sign in by it').action(({ clientId }: { clientId: string }) =>
    inService((context) => context.get(OauthClients).disable(clientId)),
  );
  ofClient('enable', 'lets people sign in by it again').action(({ clientId }: { clientId: string }) =>
    inService(async (context) => shown(await context.get(OauthClients).change(clientId, { is_active: true }))),
  );
  ofClient('delete', 'takes the client away for good').action(({ clientId }: { clientId: string }) =>
    inService(async (context) => {
      await context.get(OauthClients).remove(clientId);
      return { client_id: clientId, is_deleted: true };
    }),
  );
}

async function create(clients: OauthClients, options: NewClientOptions) {
  return clients.create({
    name: options.name,
    type: options.public ? 'public' : 'confidential',
    redirect_uris: options.redirectUri,
    post_logout_redirect_uris: options.postLogoutRedirectUri,
    scopes: words(options.scope),
    webhook_url: options.webhookUrl ?? null,
    webhook_audience: audience(options.webhookAudience),
    logo_uri: options.logoUri ?? null,
    policy_uri: options.policyUri ?? null,
    tos_uri: options.tosUri ?? null,
    jwks: options.jwks === undefined ? null : keySet(options.jwks),
    jwks_uri: options.jwksUri ?? null,
    backchannel_logout_uri: options.backchannelLogoutUri ?? null,
    claims_in_id_token: options.idTokenClaims,
    is_pkce_exempt: !options.pkce,
    is_trusted: options.trusted,
    ...(options.organization !== undefined && organizationsOwn(options.organization)),
  });
}

async function change(clients: OauthClients, options: ChangeOptions) {
  const { name, redirectUri, postLogoutRedirectUri, scope, webhookUrl, webhookAudience, verified, trusted } = options;
  const { jwks, jwksUri, backchannelLogoutUri, idTokenClaims, pkce } = options;
  if (trusted === false && options.clientId === consoleClientId)
    throw Problem.field('trusted', 'cannot be taken from the console; to shut it out, disable it');
  const changed = await clients.change(options.clientId, {
    ...(name !== undefined && { name }),
    ...(redirectUri && { redirect_uris: redirectUri }),
    ...(postLogoutRedirectUri && { post_logout_redirect_uris: postLogoutRedirectUri }),
    ...(scope !== undefined && { scopes: words(scope) }),
    ...(webhookUrl !== undefined && { webhook_url: webhookUrl || null }),
    ...(webhookAudience !== undefined && { webhook_audience: audience(webhookAudience) }),
    ...(jwks !== undefined && { jwks: jwks ? keySet(jwks) : null }),
    ...(jwksUri !== undefined && { jwks_uri: jwksUri || null }),
    ...(backchannelLogoutUri !== undefined && { backchannel_logout_uri: backchannelLogoutUri || null }),
    ...(idTokenClaims !== undefined && { claims_in_id_token: idTokenClaims }),
    ...(verified !== undefined && { is_verified: verified }),
    ...(trusted !== undefined && { is_trusted: trusted }),
    ...(pkce !== undefined && { is_pkce_exempt: !pkce }),
  });
  const { webhook_secret, client_secret } = changed;
  return { ...shown(changed), ...(webhook_secret && { webhook_secret }), ...(client_secret && { client_secret }) };
}

function keySet(text: string): OauthClient['jwks'] {
  try {
    return JSON.parse(text) as OauthClient['jwks'];
  } catch {
    throw Problem.field('jwks', 'must be JSON');
  }
}

function organizationsOwn(organization_uuid: string): ClientOwner {
  if (!isUuid(organization_uuid)) throw Problem.field('organization', 'must be a UUID');
  return { owner_uuid: null, organization_uuid };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function audience(wanted: string): OauthClient['webhook_audience'] {
  const known = z.enum(['authorized', 'all']).safeParse(wanted);
  if (!known.success) throw Problem.field('webhook_audience', 'must be authorized or all');
  return known.data;
}

function overlap({ overlapSeconds }: RotationOptions): { overlapSeconds?: number } {
  if (overlapSeconds === undefined) return {};
  return { overlapSeconds: wholeNumber('overlap_seconds', overlapSeconds, { least: 0, most: 604_800 }) };
}

/** Nothing of a secret, not even its hash. */
function shown(client: OauthClient) {
  const { client_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, owner_uuid, organization_uuid } =
    client;
  const { webhook_url, webhook_audience, is_active, is_trusted, is_verified, is_pkce_exempt, created_at } = client;
  const { jwks, jwks_uri, backchannel_logout_uri, claims_in_id_token } = client;
  return {
    ...{ client_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, owner_uuid, organization_uuid },
    ...{ webhook_url, webhook_audience, is_active, is_trusted, is_verified, is_pkce_exempt, created_at },
    ...{ jwks, jwks_uri, backchannel_logout_uri, claims_in_id_token },
  };
}
