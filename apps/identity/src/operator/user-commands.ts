import { jsonLines, Problem, type Command, type InService } from '@platform/service-kit';
import { z } from 'zod';
import { formProblems } from '../pages/i18n/index.js';
import { People, readRegistration } from '../people/index.js';
import { PersonStatus } from './person-status.service.js';
import { wholeNumber } from './whole-number.js';

interface NewUser {
  email: string;
  password: string;
  name: string;
  surname: string;
  verified: boolean;
}

/** `user …`: the accounts of people. */
export function userCommands(program: Command, inService: InService): void {
  const user = program.command('user').description('accounts of people');
  user
    .command('create')
    .description('makes an account')
    .requiredOption('--email <address>', 'of the account')
    .requiredOption('--password <password>', '8 characters or more')
    .requiredOption('--name <name>', 'given name')
    .option('--surname <surname>', 'family name', '')
    .option('--verified', 'the address counts as confirmed', false)
    .action((options: NewUser) => inService((context) => create(context.get(People), options)));
  user
    .command('list')
    .description('shows accounts')
    .option('--search <text>', 'a part of the address or name')
    .option('--limit <number>', 'at most so many', '100')
    .action((options: { search?: string; limit: string }) =>
      inService(async (context) => {
        const limit = wholeNumber('limit', options.limit, { least: 1, most: 1000 });
        return { data: await context.get(PersonStatus).list(options.search, limit) };
      }),
    );
  user
    .command('import')
    .description('makes accounts; an address that has one is left alone')
    .requiredOption('--password <password>', 'the first one of all of them, 8 characters or more')
    .option('--verified', 'the addresses count as confirmed', false)
    .addHelpText('after', '\nStandard input: one JSON object {"email", "name", "surname"} on each line.')
    .action((options: Pick<NewUser, 'password' | 'verified'>) =>
      inService(async (context) => importUsers(context.get(People), await jsonLines(importedUser), options)),
    );
  user
    .command('disable')
    .description('ends all sessions, grants and tokens at once')
    .requiredOption('--email <address>', 'of the account')
    .action(({ email }: { email: string }) => inService((context) => context.get(PersonStatus).disable(email)));
  user
    .command('enable')
    .description('lets the person sign in again')
    .requiredOption('--email <address>', 'of the account')
    .action(({ email }: { email: string }) => inService((context) => context.get(PersonStatus).enable(email)));
  user
    .command('reset-mfa')
    .description('takes away all second factors and passkeys, and signs out everywhere')
    .requiredOption('--email <address>', 'of the account')
    .action(({ email }: { email: string }) => inService((context) => context.get(PersonStatus).resetMfa(email)));
}

async function create(people: People, options: NewUser): Promise<{ uuid: string }> {
  const read = readRegistration(options);
  if ('errors' in read) throw new Problem('validation_failed', { errors: formProblems('en', read.errors) });
  const made = await people.register(read.wanted, { isVerified: options.verified });
  if (!made) throw new Problem('already_exists', { message: 'This e-mail address has an account.' });
  return { uuid: made.uuid };
}

const importedUser = z.object({ email: z.string(), name: z.string(), surname: z.string().default('') });

/** An account that a repeated import finds is not made again, and keeps its password. */
async function importUsers(
  people: People,
  users: z.infer<typeof importedUser>[],
  rest: Pick<NewUser, 'password' | 'verified'>,
): Promise<{ made: number; existing: number }> {
  let made = 0;
  for (const user of users) {
    if (await people.byEmail(user.email)) continue;
    await create(people, { ...user, ...rest });
    made += 1;
  }
  return { made, existing: users.length - made };
}
