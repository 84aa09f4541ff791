import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { SessionsModule } from '../../protocol/sessions/index.js';
import { ReauthenticationModule } from '../../signing-in/reauthentication/index.js';
import { DevicePages } from './device-pages.service.js';
import { DevicesController } from './devices.controller.js';

@Module({
  imports: [FormsModule, HistoryModule, SessionsModule, ReauthenticationModule],
  controllers: [DevicesController],
  providers: [DevicePages],
})
export class DevicesPageModule {}
