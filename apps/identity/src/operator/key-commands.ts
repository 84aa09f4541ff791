import type { Command, InService } from '@platform/service-kit';
import type { SigningKey } from '../keys/signing-key.entity.js';
import { SigningKeys } from '../keys/signing-keys.service.js';

/** `keys …`: the keys that ID tokens are signed with. */
export function keyCommands(program: Command, inService: InService): void {
  const keys = program.command('keys');
  keys
    .command('list')
    .action(() => inService(async (context) => ({ data: (await context.get(SigningKeys).list()).map(shown) })));
  keys
    .command('rotate')
    .option('--force', 'also when clients may not know the published key yet', false)
    .action((options: { force: boolean }) =>
      inService(async (context) => ({ data: (await context.get(SigningKeys).rotate(options)).map(shown) })),
    );
}

function shown({ kid, stage, created_at, current_at, retired_at }: SigningKey) {
  return { kid, stage, created_at, current_at, retired_at };
}
