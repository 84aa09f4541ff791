import { Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { BrandAssetsController } from './brand-assets.controller.js';

@Module({ controllers: [AssetsController, BrandAssetsController] })
export class LayoutModule {}
