import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddressConfirmed } from './address-confirmed.js';
import { KnownPeople } from './known-people.js';
import { PeopleConsumer } from './people.consumer.js';
import { Person } from './person.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Person])],
  providers: [KnownPeople, AddressConfirmed, PeopleConsumer],
  exports: [KnownPeople, AddressConfirmed],
})
export class PeopleModule {}
