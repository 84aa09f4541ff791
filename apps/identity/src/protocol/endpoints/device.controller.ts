import { Get, Query } from '@nestjs/common';
import { routes } from '../settings/index.js';
import { type PageAnswer, PageController } from '../../pages/forms/index.js';

/** The short address that a device shows; the provider's page is behind it. */
@PageController('device')
export class DeviceController {
  @Get()
  show(@Query('user_code') userCode: unknown): PageAnswer {
    const query = typeof userCode === 'string' ? `?${new URLSearchParams({ user_code: userCode }).toString()}` : '';
    return { redirect: routes.code_verification + query };
  }
}
