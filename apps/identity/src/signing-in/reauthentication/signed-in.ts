import { Injectable } from '@nestjs/common';
import { isFresh } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageLanguage, type Reader } from '../../pages/i18n/index.js';
import { Csrf, doneText, type PageAnswer } from '../../pages/forms/index.js';
import { People, type User } from '../../people/index.js';
import { Sessions, withTarget } from '../flows/index.js';
import { confirmPath } from './confirm-path.js';

/** Somebody on a page of their own account. */
export interface SignedInPerson extends Reader {
  user: User;
  csrf: string;
  /** Names the session in lists; no secret. */
  sessionUid: string;
  /** What the page says of a change that led to it. */
  done: string | undefined;
  req: FastifyRequest;
}

/** Where a sign-in leads that is told nothing else. */
const home = '/account';

type Work = (person: SignedInPerson) => Promise<PageAnswer>;

/** Pages for people who are signed in, and changes for those who have just shown that it is really them. */
@Injectable()
export class SignedIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly people: People,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  /** A page or a form; everybody else is sent to the sign-in page. */
  async page(req: FastifyRequest, reply: FastifyReply, work: Work): Promise<PageAnswer> {
    return this.withPerson(req, reply, (person) => work(person));
  }

  /**
   * A page or a form for a fresh sign-in only; who has an older one proves it again first and comes back to `path`:
   * nothing is changed.
   */
  async freshPage(req: FastifyRequest, reply: FastifyReply, path: string, work: Work): Promise<PageAnswer> {
    return this.withPerson(req, reply, (person, loginTs) =>
      isFresh(loginTs) ? work(person) : Promise.resolve({ redirect: confirmPath(path) }),
    );
  }

  private async withPerson(
    req: FastifyRequest,
    reply: FastifyReply,
    work: (person: SignedInPerson, loginTs: number) => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    const session = await this.sessions.current(req);
    const user = session?.accountId ? await this.people.active(session.accountId) : null;
    if (session && user) {
      const language = this.language.of(req);
      const person = {
        ...{ user, req, sessionUid: session.uid, zone: user.zoneinfo },
        ...{ language, csrf: this.csrf.token(req, reply), done: doneText(language, req) },
      };
      return work(person, session.loginTs ?? 0);
    }
    // A session of an account that is gone would send the sign-in page back to here.
    if (session) await this.sessions.signOut(req, reply);
    const isToReturn = req.method === 'GET' && req.url !== home;
    return { redirect: withTarget('/login', { returnTo: isToReturn ? req.url : undefined }) };
  }
}
