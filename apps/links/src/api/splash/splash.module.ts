import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { DraftsModule } from '../../public/drafts/index.js';
import { CallersModule } from '../callers/index.js';
import { LookupModule } from '../../lookup/index.js';
import { OwnSplashController, SplashController } from './splash.controller.js';
import { SplashService } from './splash.service.js';

@Module({
  imports: [BlocksModule, CallersModule, DraftsModule, LookupModule],
  controllers: [SplashController, OwnSplashController],
  providers: [SplashService],
})
export class SplashModule {}
