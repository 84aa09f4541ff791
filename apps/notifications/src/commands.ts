import { nameText, serviceCode } from '@platform/contracts';
import { Problem, type Commands } from '@platform/service-kit';
import { MemberMails } from './endpoints/member-mails.js';
import { SaasServices } from './saas-services/saas-services.service.js';

/** What the operator can do here beside what every service has (`runCli`). */
export const commands: Commands = (program, inService) => {
  const service = program.command('service');

  service
    .command('create')
    .requiredOption('--code <code>')
    .requiredOption('--name <name>')
    .action(({ code, name }: { code: string; name: string }) =>
      inService((context) => {
        if (!serviceCode.safeParse(code).success)
          throw Problem.field('code', 'must be lower-case letters, digits, _ and -');
        if (!nameText.safeParse(name).success) throw Problem.field('name', 'must be 1 to 255 characters on one line');
        return context.get(SaasServices).create(code, name.trim());
      }),
    );

  service
    .command('rotate-secret')
    .requiredOption('--code <code>')
    .action(({ code }: { code: string }) => inService((context) => context.get(SaasServices).rotateSecret(code)));

  service
    .command('list')
    .action(() => inService(async (context) => ({ services: await context.get(SaasServices).registered() })));

  service
    .command('disable')
    .requiredOption('--code <code>')
    .action(({ code }: { code: string }) => inService((context) => context.get(SaasServices).disable(code)));

  service
    .command('enable')
    .requiredOption('--code <code>')
    .action(({ code }: { code: string }) => inService((context) => context.get(SaasServices).enable(code)));

  program
    .command('destination')
    .command('create')
    .requiredOption('--organization <uuid>')
    .requiredOption('--email <email>', 'of a member')
    .option('--events <patterns>', 'what is mailed there, separated by commas', '*')
    .action(({ organization, email, events }: { organization: string; email: string; events: string }) =>
      inService((context) => context.get(MemberMails).create(organization, email, events.split(','))),
    );
};
