import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { VerifyEmail } from './verify-email.service.js';

/** Where the links lead that confirm an address. To open one decides nothing: mail scanners do that as well. */
@PageController('verify-email')
export class VerifyEmailController {
  constructor(private readonly verify: VerifyEmail) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('token') token: unknown,
  ) {
    return this.verify.show(req, reply, token);
  }

  @Post()
  async confirm(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.verify.confirm(req, reply, form);
  }

  @Post('send')
  async send(@Req() req: FastifyRequest) {
    return this.verify.send(req);
  }
}
