import { Module } from '@nestjs/common';
import { PeopleConsumer } from './people.consumer.js';

@Module({ providers: [PeopleConsumer] })
export class PeopleModule {}
