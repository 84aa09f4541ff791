import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignIn } from './sign-in.service.js';
import { type Form, PageController } from '../../pages/forms/index.js';

@PageController('login')
export class SignInController {
  constructor(private readonly signIn: SignIn) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() query: { flow?: unknown; return_to?: unknown },
  ) {
    return this.signIn.show(req, reply, query);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.signIn.submit(req, reply, form);
  }
}
