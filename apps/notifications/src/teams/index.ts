export { TeamCopy } from './team-copy.entity.js';
export { TeamsModule } from './teams.module.js';
