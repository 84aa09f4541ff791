import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountPages } from './account-pages.service.js';
import { type Form, PageController } from '../../pages/forms/index.js';

@PageController('account')
export class AccountController {
  constructor(private readonly account: AccountPages) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.account.show(req, reply);
  }

  @Post()
  async save(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.account.save(req, reply, form);
  }

  @Post('sign-out')
  async signOut(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.account.signOut(req, reply);
  }
}
