import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Consent } from './consent.service.js';
import { type Form, PageController } from '../../pages/forms/index.js';

@PageController('consent')
export class ConsentController {
  constructor(private readonly consent: Consent) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('flow') flow: unknown,
  ) {
    return this.consent.show(req, reply, flow);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.consent.submit(req, reply, form);
  }

  @Post('switch')
  async switchAccount(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.consent.switchAccount(req, reply, form);
  }
}
