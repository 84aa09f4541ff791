import { Module } from '@nestjs/common';
import { DeliveryVisibility } from './delivery-visibility.js';

@Module({ providers: [DeliveryVisibility], exports: [DeliveryVisibility] })
export class AccessModule {}
