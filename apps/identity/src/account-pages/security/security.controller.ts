import { Body, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, PageController } from '../../pages/forms/index.js';
import { SecurityPages } from './security-pages.service.js';

@PageController('account/security')
export class SecurityController {
  constructor(private readonly pages: SecurityPages) {}

  @Get()
  async show(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.show(req, reply);
  }

  @Get('totp')
  async showTotp(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.showTotp(req, reply);
  }

  @Post('totp')
  async confirmTotp(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.confirmTotp(req, reply, form);
  }

  @Post('totp/remove')
  async removeTotp(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.removeTotp(req, reply);
  }

  @Post('recovery-codes')
  async renewCodes(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.renewCodes(req, reply, form);
  }

  @Post('recovery-codes/file')
  async downloadCodes(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.downloadCodes(req, reply, form);
  }

  @Get('passkeys')
  async showPasskey(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.showPasskey(req, reply);
  }

  @Post('passkeys')
  async addPasskey(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.addPasskey(req, reply, form);
  }

  @Post('passkeys/remove')
  async removePasskey(@Req() req: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Body() form: Form) {
    return this.pages.removePasskey(req, reply, form);
  }
}
