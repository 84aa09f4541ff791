import { project } from './preset.mjs';

export default project('jest');
