export { MemberAdded } from './member-added.js';
export { type MemberRow, memberRow } from './member-rows.js';
export { asTarget } from './member-target.js';
export { Member } from './member.entity.js';
export { MembersModule } from './members.module.js';
export { MembersService } from './members.service.js';
