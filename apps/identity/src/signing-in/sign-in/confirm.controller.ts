import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { Confirm } from './confirm.service.js';

@PageController('login/confirm')
export class ConfirmController {
  constructor(private readonly confirm: Confirm) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Query('to') to: unknown) {
    return this.confirm.show(req, reply, to);
  }

  @Post()
  async submit(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.confirm.submit(req, reply, form);
  }
}
