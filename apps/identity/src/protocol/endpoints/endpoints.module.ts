import { Module } from '@nestjs/common';
import { FormsModule } from '../../pages/forms/index.js';
import { HistoryModule } from '../../people/history/index.js';
import { AccountMailsModule } from '../../people/mails/index.js';
import { StorageModule } from '../storage/index.js';
import { DevicePolls } from './device-polls.js';
import { DeviceController } from './device.controller.js';
import { IntrospectionController } from './introspection.controller.js';
import { RefreshReplay } from './refresh-replay.js';
import { RequestLimits } from './request-limits.js';
import { SingleUse } from './single-use.js';
import { TokenReuse } from './token-reuse.js';

@Module({
  imports: [FormsModule, HistoryModule, AccountMailsModule, StorageModule],
  controllers: [DeviceController, IntrospectionController],
  providers: [DevicePolls, RefreshReplay, RequestLimits, SingleUse, TokenReuse],
  exports: [RequestLimits, SingleUse],
})
export class EndpointsModule {}
