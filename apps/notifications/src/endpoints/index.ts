export { EndpointsModule } from './endpoints.module.js';
export { MemberMails } from './member-mails.js';
