import type { Command, InService } from '@platform/service-kit';
import { type IdentityProvider, IdentityProviders, RelyingParty } from '../signing-in/federation/index.js';

interface NewProviderOptions {
  code: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  scope: string;
}

/** `provider …`: external OpenID Connect providers that people may sign in by. */
export function providerCommands(program: Command, inService: InService): void {
  const provider = program.command('provider').description('OpenID Connect providers that people may sign in by');
  const switched = (name: string, isActive: boolean) =>
    provider
      .command(name)
      .description(isActive ? 'lets people sign in by it again' : 'nobody can sign in by it')
      .requiredOption('--code <code>', 'of the provider')
      .action(({ code }: { code: string }) =>
        inService((context) => context.get(IdentityProviders).setActive(code, isActive)),
      );
  provider
    .command('create')
    .description('adds a provider')
    .requiredOption('--code <code>', 'in addresses, like example')
    .requiredOption('--name <name>', 'on the button')
    .requiredOption('--issuer <url>', 'of its discovery document')
    .requiredOption('--client-id <id>', 'that the provider gave you')
    .option('--client-secret <secret>', 'that the provider gave you; none for a public client')
    .option('--scope <scopes>', 'separated by spaces', 'openid email profile')
    .action(({ scope, ...wanted }: NewProviderOptions) =>
      inService(async (context) => {
        const scopes = scope.split(/\s+/).filter(Boolean);
        const made = await context.get(IdentityProviders).create({ ...wanted, scopes });
        return { ...shown(made), redirect_uri: context.get(RelyingParty).redirectUri(made.code) };
      }),
    );
  provider
    .command('list')
    .description('shows the providers')
    .action(() => inService(async (context) => ({ data: (await context.get(IdentityProviders).list()).map(shown) })));
  switched('disable', false);
  switched('enable', true);
}

function shown({ code, name, issuer, client_id, scopes, is_active, created_at }: IdentityProvider) {
  return { code, name, issuer, client_id, scopes, is_active, created_at };
}
