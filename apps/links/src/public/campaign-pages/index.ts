export { CampaignPagesModule } from './campaign-pages.module.js';
