import { createOrganization } from '@platform/contracts';
import { Problem, type Commands } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AuditChain } from './audit/index.js';
import { OrganizationChangesService, OrganizationsService, Suspension } from './organizations/index.js';
import { Person } from './people/index.js';

/** Commands of the operator for this service, besides those of every service (`runCli`). */
export const commands: Commands = (program, inService) => {
  const organization = program.command('organization').description('organizations');

  organization
    .command('create')
    .description('makes an organization')
    .requiredOption('--name <name>', 'of the organization')
    .requiredOption('--owner-email <email>', 'of the account that owns it')
    .action((options: { name: string; ownerEmail: string }) =>
      inService(async (context) => {
        const owner = await personOf(context.get(DataSource), options.ownerEmail);
        const body = createOrganization.parse({ name: options.name });
        return (await context.get(OrganizationsService).create(owner.uuid, body, null)).data;
      }),
    );

  organization
    .command('suspend')
    .description('shuts its members out; nothing is lost')
    .requiredOption('--uuid <uuid>', 'of the organization')
    .action(({ uuid }: { uuid: string }) => inService((context) => context.get(Suspension).suspend(uuid)));

  organization
    .command('restore')
    .description('ends a suspension')
    .requiredOption('--uuid <uuid>', 'of the organization')
    .action(({ uuid }: { uuid: string }) => inService((context) => context.get(Suspension).restore(uuid)));

  organization
    .command('transfer')
    .description('makes another member the owner, also of a suspended organization; the owner becomes an administrator')
    .requiredOption('--uuid <uuid>', 'of the organization')
    .requiredOption('--to-email <email>', 'of the member who gets it')
    .action(({ uuid, toEmail }: { uuid: string; toEmail: string }) =>
      inService(async (context) => {
        const newOwner = await personOf(context.get(DataSource), toEmail);
        return context.get(OrganizationChangesService).transferAsOperator(uuid, newOwner.uuid);
      }),
    );

  organization
    .command('delete')
    .description('also a suspended one; what it holds is erased after 30 days')
    .requiredOption('--uuid <uuid>', 'of the organization')
    .action(({ uuid }: { uuid: string }) =>
      inService((context) => context.get(OrganizationChangesService).deleteAsOperator(uuid)),
    );

  organization
    .command('list')
    .description('shows organizations')
    .option('--suspended', 'only those that are suspended', false)
    .option('--limit <number>', 'at most so many', Number, 100)
    .action((options: { suspended: boolean; limit: number }) =>
      inService((context) => {
        if (!Number.isInteger(options.limit) || options.limit < 1)
          throw Problem.field('limit', 'must be a whole number above 0');
        return context.get(Suspension).list(options);
      }),
    );

  program
    .command('audit')
    .description('audit logs')
    .command('verify')
    .description('checks that no entry was changed or taken out')
    .option('--organization <uuid>', 'one organization; all when left out')
    .action(({ organization }: { organization?: string }) =>
      inService(async (context) => {
        const chains = await context.get(AuditChain).verify(organization);
        const broken = chains.filter(({ faults }) => faults.length);
        if (broken.length) throw Object.assign(new Error(JSON.stringify(broken)), { code: 'audit_log_broken' });
        return { chains };
      }),
    );
};

async function personOf(dataSource: DataSource, email: string): Promise<Person> {
  const person = await dataSource.manager
    .createQueryBuilder(Person, 'person')
    .where('lower(person.email) = lower(:email)', { email })
    .getOne();
  if (!person) throw new Problem('user_not_found');
  return person;
}
