import { Module } from '@nestjs/common';
import { MembershipsConsumer } from './memberships.consumer.js';
import { Memberships } from './memberships.service.js';

@Module({ providers: [Memberships, MembershipsConsumer], exports: [Memberships] })
export class MembershipsModule {}
