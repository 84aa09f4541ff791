import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { doneAt, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { SignedIn } from '../../signing-in/reauthentication/index.js';
import { applicationsPage } from './applications.page.js';
import { Applications } from './applications.service.js';

/** The applications that somebody let in. */
@Injectable()
export class ApplicationPages {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly applications: Applications,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language, zone, csrf, done }) => ({
      page: applicationsPage({ language, zone, csrf, applications: await this.applications.of(user.uuid), done }),
    }));
  }

  async revoke(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user }) => {
      await this.applications.revoke(user.uuid, form['client_id'] ?? '', req);
      return doneAt('/account/applications', 'access_removed');
    });
  }
}
