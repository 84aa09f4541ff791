export { InviteLink } from './invite-link.entity.js';
export { InviteLinksModule } from './invite-links.module.js';
export { InviteLinksService } from './invite-links.service.js';
