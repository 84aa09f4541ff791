import { runCli } from '@platform/service-kit';
import { commands } from './commands.js';
import { organizations } from './service.js';

await runCli(organizations, commands);
