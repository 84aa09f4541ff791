import { Injectable } from '@nestjs/common';
import { TransactionHook } from '@platform/service-kit';

/** Runs in the transaction that deletes an organization. The caller holds its lock. */
@Injectable()
export class OrganizationDeleted extends TransactionHook<[organizationUuid: string]> {}
