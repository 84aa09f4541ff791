import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { Describe, Problem, Public } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { asset } from './assets.js';

@Public()
@Describe({ hidden: true })
@Controller('assets/identity')
export class AssetsController {
  @Get(':name')
  @Header('x-content-type-options', 'nosniff')
  serve(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): string {
    const found = asset(name);
    if (!found) throw new Problem('not_found');
    void reply.type(found.type).header('cache-control', 'public, max-age=31536000, immutable');
    return found.content;
  }
}
