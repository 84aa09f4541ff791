import type { Command, InService } from '@platform/service-kit';
import { type SigningKey, SigningKeys } from '../protocol/keys/index.js';

/** `keys …`: the keys that ID tokens are signed with. */
export function keyCommands(program: Command, inService: InService): void {
  const keys = program.command('keys').description('keys that ID tokens are signed with');
  const answer = (work: (signingKeys: SigningKeys) => Promise<SigningKey[]>) =>
    inService(async (context) => ({ data: (await work(context.get(SigningKeys))).map(shown) }));
  keys
    .command('list')
    .description('shows the keys')
    .action(() => answer((signingKeys) => signingKeys.list()));
  keys
    .command('rotate')
    .description('signs with the published key from now on; the key before stays in the key set for 15 days')
    .option('--force', 'also when clients may not know the published key yet', false)
    .action((options: { force: boolean }) => answer((signingKeys) => signingKeys.rotate(options)));
  keys
    .command('remove')
    .description(
      'for a key in wrong hands: takes it out of the key set and out of use at once; ' +
        'ID tokens that it signed are worth nothing',
    )
    .requiredOption('--kid <kid>', 'of `keys list`')
    .action(({ kid }: { kid: string }) => answer((signingKeys) => signingKeys.remove(kid)));
}

function shown({ kid, stage, created_at, current_at, retired_at }: SigningKey) {
  return { kid, stage, created_at, current_at, retired_at };
}
