import { Module } from '@nestjs/common';
import { EgressModule } from '../egress/index.js';
import { BreachedPasswords } from './breached-passwords.js';
import { NewPasswords } from './new-passwords.js';
import { Passwords } from './passwords.js';
import { People } from './people.service.js';

@Module({
  imports: [EgressModule],
  providers: [BreachedPasswords, NewPasswords, Passwords, People],
  exports: [NewPasswords, Passwords, People],
})
export class PeopleModule {}
