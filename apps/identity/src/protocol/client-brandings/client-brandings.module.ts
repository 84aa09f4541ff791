import { Module } from '@nestjs/common';
import { MembershipsModule } from '../../people/memberships/index.js';
import { ClientBrandings } from './client-brandings.js';

@Module({ imports: [MembershipsModule], providers: [ClientBrandings], exports: [ClientBrandings] })
export class ClientBrandingsModule {}
