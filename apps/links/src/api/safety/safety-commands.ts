import { Problem, type Command, type InService } from '@platform/service-kit';
import { AppealsService } from './appeals.service.js';
import { ReportsService } from '../../public/reports/index.js';
import { TakedownService } from './takedown.service.js';

interface BlockOptions {
  short?: string;
  destination?: string;
  reason: string;
}
interface AppealOptions {
  id: string;
  accept?: boolean;
  refuse?: boolean;
  answer: string;
}

/** What the operator does about harmful links: `links block|unblock|reports|dismiss|appeals|appeal`. */
export function safetyCommands(links: Command, inService: InService): void {
  links
    .command('block')
    .description('takes links out of use')
    .option('--short <url>', 'one link, bio page or QR code, by its address')
    .option('--destination <host or url>', 'a host with all below it, or one address, with every link that leads there')
    .requiredOption('--reason <text>', 'told to the owners')
    .action(({ short, destination, reason }: BlockOptions) =>
      inService((context) => {
        const takedown = context.get(TakedownService, { strict: false });
        return destination ? takedown.blockDestination(destination, reason) : takedown.blockItem(named(short), reason);
      }),
    );
  links
    .command('unblock')
    .description('puts links back into use')
    .option('--short <url>', 'whatever it was blocked for')
    .option('--destination <host or url>', 'as it was blocked')
    .action(({ short, destination }: Omit<BlockOptions, 'reason'>) =>
      inService((context) => {
        const takedown = context.get(TakedownService, { strict: false });
        return destination ? takedown.unblockDestination(destination) : takedown.unblockItem(named(short));
      }),
    );
  links
    .command('reports')
    .description('shows what visitors have reported')
    .action(() => inService((context) => context.get(ReportsService, { strict: false }).open()));
  links
    .command('dismiss')
    .description('closes a report without a block')
    .requiredOption('--address <address>', 'as `links reports` shows it')
    .action(({ address }: { address: string }) =>
      inService((context) => context.get(ReportsService, { strict: false }).dismiss(address)),
    );
  links
    .command('appeals')
    .description('shows what owners object to')
    .action(() => inService((context) => context.get(AppealsService, { strict: false }).open()));
  links
    .command('appeal')
    .description('decides on an objection')
    .requiredOption('--id <id>', 'as `links appeals` shows it')
    .option('--accept', 'the block is taken back')
    .option('--refuse', 'the block stays')
    .option('--answer <text>', 'told to the owner', '')
    .action(({ id, accept, refuse, answer }: AppealOptions) =>
      inService((context) => {
        if (Boolean(accept) === Boolean(refuse))
          throw new Problem('invalid_request', { message: 'Give either --accept or --refuse.' });
        return context.get(AppealsService, { strict: false }).decide(idOf(id), Boolean(accept), answer);
      }),
    );
}

function named(short: string | undefined): string {
  if (!short) throw new Problem('invalid_request', { message: 'Give --short or --destination.' });
  return short;
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw Problem.field('id', 'must be the number of an objection, as `links appeals` shows it');
  return Number(text);
}
