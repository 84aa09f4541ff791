import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { Describe, Problem, Public } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { asset } from './assets.js';

@Public()
@Describe({ hidden: true })
@Controller('assets/identity')
export class AssetsController {
  @Get(':name')
  @Header('x-content-type-options', 'nosniff')
  serve(
    @Param('name') name: string,
    @Query('v') version: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const found = asset(name);
    if (!found) throw new Problem('not_found');
    // While a new release rolls out, its pages ask processes of the old one as well: what these have must not be kept
    // for it.
    const isAsked = version === found.version;
    void reply.type(found.type).header('cache-control', isAsked ? 'public, max-age=31536000, immutable' : 'no-store');
    return found.content;
  }
}
