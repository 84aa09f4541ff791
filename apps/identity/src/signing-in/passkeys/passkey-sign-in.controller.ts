import { Body, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageController } from '../../pages/forms/page-controller.js';
import type { Form } from '../../pages/forms/page-form.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';

@PageController('login/passkey')
export class PasskeySignInController {
  constructor(private readonly signIn: PasskeySignIn) {}

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.signIn.submit(req, reply, form);
  }
}
