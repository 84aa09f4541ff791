import { project } from '../../tools/jest/preset.mjs';

export default project('service-kit', { servers: true });
