export { safetyCommands } from './safety-commands.js';
export { SafetyModule } from './safety.module.js';
