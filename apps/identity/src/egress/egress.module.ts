import { Module } from '@nestjs/common';
import { Egress } from '@platform/egress';
import { egressProvider } from './egress.provider.js';

@Module({ providers: [egressProvider], exports: [Egress] })
export class EgressModule {}
