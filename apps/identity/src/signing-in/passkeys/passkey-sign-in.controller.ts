import { Body, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';

@PageController('login/passkey')
export class PasskeySignInController {
  constructor(private readonly signIn: PasskeySignIn) {}

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.signIn.submit(req, reply, form);
  }
}
