import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { Register, type RegisterQuery } from './register.service.js';

@PageController('register')
export class RegisterController {
  constructor(private readonly register: Register) {}

  @Get()
  async show(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() query: RegisterQuery,
  ) {
    return this.register.show(req, reply, query);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.register.submit(req, reply, form);
  }
}
