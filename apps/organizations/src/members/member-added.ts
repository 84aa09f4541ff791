import { Injectable } from '@nestjs/common';
import { TransactionHook, type AuditAuthor } from '@platform/service-kit';
import type { Organization } from '../access/index.js';

/** Runs in the transaction in which a member adds a person by address. The caller holds the organization's lock. */
@Injectable()
export class MemberAdded extends TransactionHook<[organization: Organization, email: string, author: AuditAuthor]> {}
