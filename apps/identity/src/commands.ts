import type { Commands } from '@platform/service-kit';
import { clientCommands } from './operator/client-commands.js';
import { keyCommands } from './operator/key-commands.js';
import { providerCommands } from './operator/provider-commands.js';
import { userCommands } from './operator/user-commands.js';

/** What the operator can do here beside what every service has (`runCli`). */
export const commands: Commands = (program, inService) => {
  userCommands(program, inService);
  clientCommands(program, inService);
  providerCommands(program, inService);
  keyCommands(program, inService);
};
