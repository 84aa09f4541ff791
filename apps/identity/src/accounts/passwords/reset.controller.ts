import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { Reset } from './reset.service.js';

/** Where the mailed link leads. To open it decides nothing: mail scanners do that as well. */
@PageController('reset')
export class ResetController {
  constructor(private readonly reset: Reset) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('token') token: unknown,
  ) {
    return this.reset.show(req, reply, token);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.reset.submit(req, reply, form);
  }
}
