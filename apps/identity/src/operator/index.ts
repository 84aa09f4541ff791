export { clientCommands } from './client-commands.js';
export { keyCommands } from './key-commands.js';
export { OperatorModule } from './operator.module.js';
export { providerCommands } from './provider-commands.js';
export { userCommands } from './user-commands.js';
