import { Module } from '@nestjs/common';
import { BlocksModule } from '../../blocks/index.js';
import { LookupModule } from '../../lookup/index.js';
import { SplashController } from './splash.controller.js';
import { SplashService } from './splash.service.js';

@Module({
  imports: [BlocksModule, LookupModule],
  controllers: [SplashController],
  providers: [SplashService],
})
export class SplashModule {}
