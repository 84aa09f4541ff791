import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { MfaSignIn } from './mfa-sign-in.service.js';

@PageController('mfa')
export class MfaController {
  constructor(private readonly signIn: MfaSignIn) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.signIn.show(req, reply);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.signIn.submit(req, reply, form);
  }
}
