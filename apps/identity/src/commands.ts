import type { Commands } from '@platform/service-kit';
import { clientCommands, keyCommands, providerCommands, userCommands } from './operator/index.js';

/** What the operator can do here beside what every service has (`runCli`). */
export const commands: Commands = (program, inService) => {
  userCommands(program, inService);
  clientCommands(program, inService);
  providerCommands(program, inService);
  keyCommands(program, inService);
};
