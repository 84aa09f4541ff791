import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { FieldErrorsInterceptor } from './field-errors.interceptor.js';

@Module({
  providers: [{ provide: APP_INTERCEPTOR, useClass: FieldErrorsInterceptor }],
})
export class ErrorsModule {}
