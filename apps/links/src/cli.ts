import { runCli } from '@platform/service-kit';
import { commands } from './commands.js';
import { links } from './service.js';

await runCli(links, commands);
