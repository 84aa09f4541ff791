export { Team } from './team.entity.js';
export { TeamsModule } from './teams.module.js';
