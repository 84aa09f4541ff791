import { Module } from '@nestjs/common';
import { Brandings } from './brandings.js';
import { MembershipsConsumer } from './memberships.consumer.js';
import { Memberships } from './memberships.service.js';

@Module({ providers: [Memberships, MembershipsConsumer, Brandings], exports: [Memberships, Brandings] })
export class MembershipsModule {}
