import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { ActiveClients } from './active-clients.js';

@Module({ imports: [StorageModule], providers: [ActiveClients], exports: [ActiveClients] })
export class ProtocolClientsModule {}
