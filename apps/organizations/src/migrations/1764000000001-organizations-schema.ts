import { FirstMigration } from '@platform/service-kit';
import { auditLog } from './first/audit-log.js';
import { domains } from './first/domains.js';
import { invitations } from './first/invitations.js';
import { inviteLinks } from './first/invite-links.js';
import { memberCounts } from './first/member-counts.js';
import { organizations } from './first/organizations.js';
import { people } from './first/people.js';
import { replaced } from './first/replaced.js';
import { teams } from './first/teams.js';

export class OrganizationsSchema1764000000001 extends FirstMigration {
  readonly parts = [people, organizations, memberCounts, teams, invitations, inviteLinks, domains, auditLog];
  readonly replaces = replaced;
}
