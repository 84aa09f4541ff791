import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddressConfirmed } from './address-confirmed.js';
import { People } from './people.service.js';
import { PeopleConsumer } from './people.consumer.js';
import { Person } from './person.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Person])],
  providers: [People, AddressConfirmed, PeopleConsumer],
  exports: [People, AddressConfirmed],
})
export class PeopleModule {}
