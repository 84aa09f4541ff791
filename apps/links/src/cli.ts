import { Problem, runCli } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AccountsService } from './accounts/accounts.service.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { safetyCommands } from './safety/safety-commands.js';
import { links } from './service.js';

await runCli(links, (program, inService) => {
  const commands = program.command('links');
  safetyCommands(commands, inService);
  commands
    .command('key')
    .requiredOption('--email <email>')
    .action(({ email }: { email: string }) =>
      inService(async (context) => {
        const account = await context.get(AccountsService, { strict: false }).findByEmail(email);
        if (!account) throw new Problem('user_not_found');
        const { manager } = context.get(DataSource);
        return {
          api_key: await context
            .get(ApiKeysService, { strict: false })
            .create(manager, account.id, 'Made by the operator'),
        };
      }),
    );
});
