import { runCli } from '@platform/service-kit';
import { commands } from './commands.js';
import { identity } from './service.js';

await runCli(identity, commands);
