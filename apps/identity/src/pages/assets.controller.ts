import { Controller, Get, Header } from '@nestjs/common';
import { Describe, Public } from '@platform/service-kit';
import { stylesheet } from './stylesheet.js';

@Public()
@Describe({ hidden: true })
@Controller('assets/identity')
export class AssetsController {
  @Get('style.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  style() {
    return stylesheet;
  }
}
