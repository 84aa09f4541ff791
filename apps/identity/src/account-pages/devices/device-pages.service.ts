import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountEvents } from '../../people/history/index.js';
import { doneAt, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { SignedIn } from '../../signing-in/reauthentication/index.js';
import { LiveSessions, SessionChanges } from '../../protocol/sessions/index.js';
import { devicesPage } from './devices.page.js';

const shownEvents = 50;
const home = '/account/devices';

/**
 * Where somebody is signed in, and what happened to their account. Signing out needs no fresh sign-in: it should be
 * quick.
 */
@Injectable()
export class DevicePages {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly sessions: LiveSessions,
    private readonly changes: SessionChanges,
    private readonly events: AccountEvents,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language, zone, csrf, sessionUid, done }) => {
      const [sessions, events] = await Promise.all([
        this.sessions.of(user.uuid, sessionUid),
        this.events.of(user.uuid, shownEvents),
      ]);
      return { page: devicesPage({ language, zone, csrf, sessions, events, done }) };
    });
  }

  async end(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user }) => {
      await this.changes.end(user.uuid, form['id'] ?? '', req);
      return doneAt(home, 'signed_out');
    });
  }

  async endOthers(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, sessionUid }) => {
      await this.changes.endOthers(user.uuid, sessionUid, req);
      return doneAt(home, 'others_signed_out');
    });
  }
}
