import { Module } from '@nestjs/common';
import { AddressConfirmed } from './address-confirmed.js';
import { People } from './people.service.js';
import { PeopleConsumer } from './people.consumer.js';

@Module({
  providers: [People, AddressConfirmed, PeopleConsumer],
  exports: [People, AddressConfirmed],
})
export class PeopleModule {}
