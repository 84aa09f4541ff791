import { jsonLines, requireLocal, type Commands } from '@platform/service-kit';
import { PastDeliveries, pastWebhook } from './deliveries/index.js';

/** What the operator can do here beside what every service has (`runCli`). */
export const commands: Commands = (program, inService) => {
  program
    .command('webhook')
    .description('webhooks of OAuth clients')
    .command('record-deliveries')
    .description('writes deliveries of the past into the log; on a developer’s machine only')
    .requiredOption('--client-id <id>', 'of the client')
    .addHelpText('after', '\nStandard input: one delivery on each line, with its attempts.')
    .action(({ clientId }: { clientId: string }) =>
      inService(async (context) => {
        requireLocal(context);
        const deliveries = await jsonLines(pastWebhook);
        await context.get(PastDeliveries, { strict: false }).record(clientId, deliveries);
        return { deliveries: deliveries.length };
      }),
    );
};
