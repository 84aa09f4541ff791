import { createOrganization } from '@platform/contracts';
import { Problem, runCli } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AuditChain } from './audit/audit-chain.js';
import { OrganizationsService } from './organizations/organizations.service.js';
import { Person } from './people/person.entity.js';
import { organizations } from './service.js';

await runCli(organizations, (program, inService) => {
  const organization = program.command('organization');

  organization
    .command('create')
    .requiredOption('--name <name>')
    .requiredOption('--owner-email <email>')
    .action((options: { name: string; ownerEmail: string }) =>
      inService(async (context) => {
        const owner = await context
          .get(DataSource)
          .manager.createQueryBuilder(Person, 'person')
          .where('lower(person.email) = lower(:email)', { email: options.ownerEmail })
          .getOne();
        if (!owner) throw new Problem('user_not_found');
        const body = createOrganization.parse({ name: options.name });
        return (await context.get(OrganizationsService).create(owner.uuid, body)).data;
      }),
    );

  program
    .command('audit')
    .command('verify')
    .option('--organization <uuid>')
    .action(({ organization }: { organization?: string }) =>
      inService(async (context) => {
        const chains = await context.get(AuditChain).verify(organization);
        const broken = chains.filter(({ faults }) => faults.length);
        if (broken.length) throw Object.assign(new Error(JSON.stringify(broken)), { code: 'audit_log_broken' });
        return { chains };
      }),
    );
});
