import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Describe, Problem, Public } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { brandSheet } from './page-brand.js';

/** The accent of a brand as a file, as the policy of our pages allows no other style. Nothing is stored for it. */
@Public()
@Describe({ hidden: true })
@Controller('assets/brand')
export class BrandAssetsController {
  @Get(':name')
  serve(
    @Param('name') name: string,
    @Query('v') version: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const found = name.endsWith('.css') ? brandSheet(name.slice(0, -'.css'.length)) : undefined;
    if (!found) throw new Problem('not_found');
    // As in the other controller: what an older or newer release has is not kept for this one.
    const isAsked = version === found.version;
    void reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isAsked ? 'public, max-age=31536000, immutable' : 'no-store')
      .header('x-content-type-options', 'nosniff');
    return found.text;
  }
}
