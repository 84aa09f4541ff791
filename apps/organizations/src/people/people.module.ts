import { Module } from '@nestjs/common';
import { AddressConfirmed } from './address-confirmed.js';
import { KnownPeople } from './known-people.js';
import { PeopleConsumer } from './people.consumer.js';

@Module({
  providers: [KnownPeople, AddressConfirmed, PeopleConsumer],
  exports: [KnownPeople, AddressConfirmed],
})
export class PeopleModule {}
