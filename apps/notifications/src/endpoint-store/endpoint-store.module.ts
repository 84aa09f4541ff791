import { Module } from '@nestjs/common';
import { EndpointSecrets } from './endpoint-secrets.js';

@Module({ providers: [EndpointSecrets], exports: [EndpointSecrets] })
export class EndpointStoreModule {}
