import { Injectable } from '@nestjs/common';
import { TransactionHook } from '@platform/service-kit';
import type { Person } from './person.entity.js';

/** Runs in the transaction that saves an address as confirmed, when it was not confirmed before. */
@Injectable()
export class AddressConfirmed extends TransactionHook<[person: Pick<Person, 'uuid' | 'email' | 'email_verified'>]> {}
