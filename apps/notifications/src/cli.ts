import { runCli } from '@platform/service-kit';
import { commands } from './commands.js';
import { notifications } from './service.js';

await runCli(notifications, commands);
