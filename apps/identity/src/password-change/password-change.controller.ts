import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageController } from '../pages/page-controller.js';
import type { Form } from '../pages/page-form.js';
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
