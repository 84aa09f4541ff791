import { Body, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { EmailChange } from './email-change.service.js';
import { EmailLinks } from './email-links.service.js';

@PageController('account/email')
export class EmailChangeController {
  constructor(
    private readonly change: EmailChange,
    private readonly links: EmailLinks,
  ) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.change.show(req, reply);
  }

  @Post()
  async ask(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.change.ask(req, reply, form);
  }

  @Get('confirm')
  async showConfirm(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('token') token: unknown,
  ) {
    return this.links.showConfirm(req, reply, token);
  }

  @Post('confirm')
  async confirm(@Req() req: FastifyRequest, @Body() form: Form) {
    return this.links.confirm(req, form);
  }

  @Get('undo')
  async showUndo(
    @Req() req: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('token') token: unknown,
  ) {
    return this.links.showUndo(req, reply, token);
  }

  @Post('undo')
  async undo(@Req() req: FastifyRequest, @Body() form: Form) {
    return this.links.undo(req, form);
  }
}
