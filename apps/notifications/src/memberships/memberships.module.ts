import { Module } from '@nestjs/common';
import { MembershipsConsumer } from './memberships.consumer.js';

@Module({ providers: [MembershipsConsumer] })
export class MembershipsModule {}
