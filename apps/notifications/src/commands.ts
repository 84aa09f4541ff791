import { nameText, serviceCode } from '@platform/contracts';
import { jsonLines, Problem, requireLocal, type Commands } from '@platform/service-kit';
import { pastNotification, PastDeliveries } from './deliveries/index.js';
import { MemberMails } from './endpoints/index.js';
import { SaasServices } from './saas-services/index.js';

/** What the operator can do here beside what every service has (`runCli`). */
export const commands: Commands = (program, inService) => {
  const service = program.command('service').description('internal services that dispatch events');

  service
    .command('create')
    .description('registers a service; its secret is shown once')
    .requiredOption('--code <code>', 'of the service: lower-case letters, digits, _ and -')
    .requiredOption('--name <name>', 'the name that people see')
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
    .description('makes a new secret; the old one is no longer valid')
    .requiredOption('--code <code>', 'of the service: lower-case letters, digits, _ and -')
    .action(({ code }: { code: string }) => inService((context) => context.get(SaasServices).rotateSecret(code)));

  service
    .command('list')
    .description('lists the registered services')
    .action(() => inService(async (context) => ({ services: await context.get(SaasServices).registered() })));

  service
    .command('disable')
    .description('disables a service: its events are refused')
    .requiredOption('--code <code>', 'of the service: lower-case letters, digits, _ and -')
    .action(({ code }: { code: string }) => inService((context) => context.get(SaasServices).disable(code)));

  service
    .command('enable')
    .description('enables a service again: its events are accepted')
    .requiredOption('--code <code>', 'of the service: lower-case letters, digits, _ and -')
    .action(({ code }: { code: string }) => inService((context) => context.get(SaasServices).enable(code)));

  const destination = program.command('destination').description('destinations of organizations');

  destination
    .command('create')
    .description('mails the events of an organization to one of its members')
    .requiredOption('--organization <uuid>', 'whose destination it is')
    .requiredOption('--email <email>', 'of a member')
    .option('--events <patterns>', 'what is mailed there, separated by commas', '*')
    .action(({ organization, email, events }: { organization: string; email: string; events: string }) =>
      inService((context) => context.get(MemberMails).create(organization, email, events.split(','))),
    );

  destination
    .command('record-deliveries')
    .description('writes deliveries of the past into the log; on a developer’s machine only')
    .requiredOption('--organization <uuid>', 'whose destinations they went to')
    .addHelpText('after', '\nStandard input: one delivery on each line, with its attempts.')
    .action(({ organization }: { organization: string }) =>
      inService(async (context) => {
        requireLocal(context);
        const deliveries = await jsonLines(pastNotification);
        await context.get(PastDeliveries, { strict: false }).record(organization, deliveries);
        return { deliveries: deliveries.length };
      }),
    );
};
