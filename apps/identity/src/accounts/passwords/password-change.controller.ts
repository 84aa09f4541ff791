import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, type PageAnswer, PageController } from '../../pages/forms/index.js';
import { PasswordChange } from './password-change.service.js';

@PageController('account/password')
export class PasswordChangeController {
  constructor(private readonly change: PasswordChange) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.change.show(req, reply);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.change.submit(req, reply, form);
  }
}

/** Where password managers send people to (W3C, A Well-Known URL for Changing Passwords). */
@PageController('.well-known/change-password')
export class ChangePasswordAddressController {
  @Get()
  lead(): PageAnswer {
    return { redirect: '/account/password' };
  }
}
