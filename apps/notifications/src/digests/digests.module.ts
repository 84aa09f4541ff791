import { Module } from '@nestjs/common';
import { Digests } from './digests.service.js';

@Module({ providers: [Digests], exports: [Digests] })
export class DigestsModule {}
