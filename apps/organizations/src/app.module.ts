import { Module } from '@nestjs/common';
import { PeopleModule } from './people/index.js';
import { AuditModule } from './audit/index.js';
import { AccessModule } from './access/index.js';
import { MembersModule } from './members/index.js';
import { OrganizationsModule } from './organizations/index.js';
import { BrandingModule } from './branding/index.js';
import { InvitationsModule } from './invitations/index.js';
import { InviteLinksModule } from './invite-links/index.js';
import { DomainsModule } from './domains/index.js';
import { RolesModule } from './roles/index.js';
import { TeamsModule } from './teams/index.js';
import { ErasureModule } from './erasure/index.js';
import { AuditLogsModule } from './audit-logs/index.js';

@Module({
  imports: [
    PeopleModule,
    AuditModule,
    AccessModule,
    MembersModule,
    OrganizationsModule,
    BrandingModule,
    InvitationsModule,
    InviteLinksModule,
    DomainsModule,
    RolesModule,
    TeamsModule,
    ErasureModule,
    AuditLogsModule,
  ],
})
export class AppModule {}
