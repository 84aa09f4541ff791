export { CampaignsModule } from './campaigns.module.js';
