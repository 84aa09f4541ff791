import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { Forgot } from './forgot.service.js';

@PageController('forgot')
export class ForgotController {
  constructor(private readonly forgot: Forgot) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() query: { flow?: unknown; return_to?: unknown },
  ) {
    return this.forgot.show(req, reply, query);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.forgot.submit(req, reply, form);
  }
}
