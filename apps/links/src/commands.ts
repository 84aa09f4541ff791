import { jsonLines, Problem, requireLocal, type Commands } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { requireActive } from './accounts/index.js';
import { AccountsService, ApiKeysService } from './api/callers/index.js';
import { RebuildService } from './counting/index.js';
import { pastClick, PastClicks } from './journal/index.js';
import { safetyCommands } from './api/safety/index.js';

/** What the operator can do here beside what every service has (`runCli`). */
export const commands: Commands = (program, inService) => {
  const command = program.command('links').description('links, reports and objections');
  safetyCommands(command, inService);
  command
    .command('key')
    .description('makes an API key; it is shown once')
    .requiredOption('--email <email>', 'of the account')
    .action(({ email }: { email: string }) =>
      inService(async (context) => {
        const account = await context.get(AccountsService, { strict: false }).findByEmail(email);
        if (!account) throw new Problem('user_not_found');
        const keys = context.get(ApiKeysService, { strict: false });
        return context.get(DataSource).transaction(async (tx) => {
          await requireActive(tx, account.id);
          return { api_key: await keys.create(tx, account.id, 'Made by the operator') };
        });
      }),
    );
  command
    .command('rebuild-statistics')
    .description('counts the clicks of a day anew')
    .requiredOption('--day <day>', 'YYYY-MM-DD, in UTC')
    .action(({ day }: { day: string }) =>
      inService((context) => {
        if (!z.iso.date().safeParse(day).success) throw Problem.field('day', 'must be a day, YYYY-MM-DD');
        return context.get(RebuildService, { strict: false }).rebuild(day);
      }),
    );
  command
    .command('record-clicks')
    .description('records clicks of the past; on a developer’s machine only')
    .requiredOption('--email <email>', 'of the account whose links were visited')
    .addHelpText('after', '\nStandard input: one click on each line, as the journal of clicks has it.')
    .action(({ email }: { email: string }) =>
      inService(async (context) => {
        requireLocal(context);
        const account = await context.get(AccountsService, { strict: false }).findByEmail(email);
        if (!account) throw new Problem('user_not_found');
        const clicks = await jsonLines(pastClick);
        await context.get(PastClicks, { strict: false }).record(account.id, clicks);
        return { clicks: clicks.length };
      }),
    );
};
