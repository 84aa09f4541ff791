import { Module } from '@nestjs/common';
import { TeamsConsumer } from './teams.consumer.js';

@Module({ providers: [TeamsConsumer] })
export class TeamsModule {}
