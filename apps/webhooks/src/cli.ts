import { runCli } from '@platform/service-kit';
import { commands } from './commands.js';
import { webhooks } from './service.js';

await runCli(webhooks, commands);
