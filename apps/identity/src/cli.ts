import { runCli } from '@platform/service-kit';
import { clientCommands } from './operator/client-commands.js';
import { keyCommands } from './operator/key-commands.js';
import { providerCommands } from './operator/provider-commands.js';
import { userCommands } from './operator/user-commands.js';
import { identity } from './service.js';

await runCli(identity, (program, inService) => {
  userCommands(program, inService);
  clientCommands(program, inService);
  providerCommands(program, inService);
  keyCommands(program, inService);
});
