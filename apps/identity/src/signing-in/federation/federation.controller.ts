import { Body, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { Federation } from './federation.service.js';

@PageController('federation/:code')
export class FederationController {
  constructor(private readonly federation: Federation) {}

  @Post()
  async begin(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('code') code: string,
    @Body() form: Form,
  ) {
    return this.federation.begin(req, reply, code, form);
  }

  @Get('callback')
  async callback(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('code') code: string,
    @Query() query: Record<string, unknown>,
  ) {
    return this.federation.callback(req, reply, code, query);
  }
}
