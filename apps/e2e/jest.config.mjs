import { project } from '../../tools/jest/preset.mjs';

export default project('e2e', { maxWorkers: 1 });
