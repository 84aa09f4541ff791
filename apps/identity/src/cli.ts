import { z } from 'zod';
import { fieldErrors, Problem, runCli } from '@platform/service-kit';
import { OauthClients } from './clients/oauth-clients.service.js';
import type { OauthClient } from './clients/oauth-client.entity.js';
import { SigningKeys } from './keys/signing-keys.service.js';
import type { SigningKey } from './keys/signing-key.entity.js';
import { People } from './people/people.service.js';
import { formProblems } from './i18n/form-problems.texts.js';
import { registration } from './registration/registration.js';
import { identity } from './service.js';

interface CreateClientOptions {
  name: string;
  redirectUri: string[];
  postLogoutRedirectUri: string[];
  scope: string;
  public: boolean;
  webhookUrl?: string;
  webhookAudience: OauthClient['webhook_audience'];
  pkce: boolean;
  trusted: boolean;
}

await runCli(identity, (program, inService) => {
  const user = program.command('user');
  user
    .command('create')
    .requiredOption('--email <address>')
    .requiredOption('--password <password>')
    .requiredOption('--name <name>')
    .requiredOption('--surname <surname>')
    .option('--verified', 'the address counts as confirmed', false)
    .action((options: { verified: boolean }) =>
      inService(async (context) => {
        const wanted = registration.safeParse(options);
        if (!wanted.success)
          throw new Problem('validation_failed', { errors: formProblems('en', fieldErrors(wanted.error.issues)) });
        const made = await context.get(People).register(wanted.data, { isVerified: options.verified });
        if (!made) throw new Problem('already_exists', { message: 'This e-mail address has an account.' });
        return { uuid: made.uuid };
      }),
    );

  const client = program.command('client');
  client
    .command('create')
    .requiredOption('--name <name>')
    .requiredOption('--redirect-uri <uri...>')
    .requiredOption('--scope <scopes>', 'separated by spaces')
    .option('--post-logout-redirect-uri <uri...>', '', [])
    .option('--public', 'a client that cannot keep a secret', false)
    .option('--webhook-url <url>')
    .option('--webhook-audience <audience>', 'authorized or all', 'authorized')
    .option('--no-pkce', 'may leave out PKCE (certification only)')
    .option('--trusted', 'first-party: people are not asked for consent', false)
    .action((options: CreateClientOptions) => inService((context) => createClient(context.get(OauthClients), options)));
  client
    .command('list')
    .action(() => inService(async (context) => ({ data: (await context.get(OauthClients).list()).map(shownClient) })));
  client
    .command('rotate-secret')
    .requiredOption('--client-id <id>')
    .action(({ clientId }: { clientId: string }) =>
      inService((context) => context.get(OauthClients).rotateSecret(clientId)),
    );
  client
    .command('disable')
    .requiredOption('--client-id <id>')
    .action(({ clientId }: { clientId: string }) =>
      inService((context) => context.get(OauthClients).disable(clientId)),
    );

  const keys = program.command('keys');
  keys
    .command('list')
    .action(() => inService(async (context) => ({ data: (await context.get(SigningKeys).list()).map(shownKey) })));
  keys
    .command('rotate')
    .action(() => inService(async (context) => ({ data: (await context.get(SigningKeys).rotate()).map(shownKey) })));
});

async function createClient(clients: OauthClients, options: CreateClientOptions) {
  const audience = z.enum(['authorized', 'all']).safeParse(options.webhookAudience);
  if (!audience.success) throw Problem.field('webhook_audience', 'must be authorized or all');
  return clients.create({
    name: options.name,
    redirectUris: options.redirectUri,
    postLogoutRedirectUris: options.postLogoutRedirectUri,
    scopes: options.scope.split(/\s+/).filter(Boolean),
    type: options.public ? 'public' : 'confidential',
    webhookUrl: options.webhookUrl ?? null,
    webhookAudience: audience.data,
    isPkceExempt: !options.pkce,
    isTrusted: options.trusted,
  });
}

function shownClient({
  client_id,
  name,
  type,
  redirect_uris,
  scopes,
  webhook_url,
  webhook_audience,
  ...rest
}: OauthClient) {
  const { is_active, is_trusted, is_pkce_exempt, created_at } = rest;
  return {
    client_id,
    name,
    type,
    redirect_uris,
    scopes,
    webhook_url,
    webhook_audience,
    is_active,
    is_trusted,
    is_pkce_exempt,
    created_at,
  };
}

function shownKey({ kid, stage, created_at, current_at, retired_at }: SigningKey) {
  return { kid, stage, created_at, current_at, retired_at };
}
