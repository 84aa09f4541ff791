import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { AccessModule } from '../access/index.js';
import { MembersModule } from '../members/index.js';
import { OrganizationChangesService } from './organization-changes.service.js';
import { OrganizationDeleted } from './organization-deleted.js';
import { OrganizationDeletion } from './organization-deletion.js';
import { OrganizationsController } from './organizations.controller.js';
import { OrganizationsService } from './organizations.service.js';
import { OwnerLimit } from './owner-limit.js';
import { Suspension } from './suspension.js';

@Module({
  imports: [AuditModule, AccessModule, MembersModule],
  controllers: [OrganizationsController],
  providers: [
    OrganizationsService,
    OrganizationChangesService,
    OrganizationDeletion,
    OrganizationDeleted,
    OwnerLimit,
    Suspension,
  ],
  exports: [OrganizationDeletion, OrganizationDeleted],
})
export class OrganizationsModule {}
