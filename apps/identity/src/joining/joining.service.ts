import { Injectable } from '@nestjs/common';
import { oneSpelling, type PageOrigin } from '@platform/contracts';
import { originOf } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageLanguage } from '../pages/i18n/index.js';
import { Csrf, type Form, type PageAnswer } from '../pages/forms/index.js';
import { People, type User } from '../people/index.js';
import { Brandings } from '../people/memberships/index.js';
import { AddressProofs } from '../accounts/registration/index.js';
import { Sessions, withTarget } from '../signing-in/flows/index.js';
import { JoiningCalls } from './joining-calls.js';
import { declinedPage, joinedPage, joiningPage, refusedPage } from './joining.page.js';

const statusOfRefusal: Record<string, number> = {
  not_found: 404,
  invitation_email_mismatch: 403,
  email_unverified: 403,
  domain_not_allowed: 403,
  not_a_member: 403,
  organization_inactive: 403,
};

const statusAfter = { accept: 'accepted', decline: 'declined' } as const;

/** The pages behind mailed invitations and shared links. Showing decides nothing; a form of who is signed in does. */
@Injectable()
export class Joining {
  constructor(
    private readonly calls: JoiningCalls,
    private readonly sessions: Sessions,
    private readonly people: People,
    private readonly proofs: AddressProofs,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
    private readonly brandings: Brandings,
  ) {}

  async showInvitation(req: FastifyRequest, reply: FastifyReply, token: string): Promise<PageAnswer> {
    const invitation = await this.calls.invitation(token);
    if (!invitation) return this.refuse(req, 'not_found');
    if (invitation.status !== 'pending') return this.refuse(req, invitation.status);
    const user = await this.signedIn(req);
    const { email, invited_by: invitedBy, organization, role_display_name: role } = invitation;
    await this.brandings.show(req, organization.uuid);
    return {
      page: joiningPage({
        ...this.common(req, reply, `/invitations/${encodeURIComponent(token)}`, user),
        organization: organization.name,
        role,
        // Whoever has the token has read that mailbox: an account made from here needs no second mail.
        invitation: {
          ...{ email, invitedBy, proof: this.proofs.make(email) },
          isForThem: isFor(user, email),
        },
      }),
    };
  }

  async answerInvitation(req: FastifyRequest, reply: FastifyReply, token: string, form: Form): Promise<PageAnswer> {
    const user = await this.signedIn(req);
    if (!user) return toSignIn(`/invitations/${encodeURIComponent(token)}`);
    const { decision } = form;
    // A form without a button's name, as the return key may send it, decides nothing.
    if (decision !== 'accept' && decision !== 'decline') return this.showInvitation(req, reply, token);
    const answered = await this.calls.answer(token, user, decision, browserOf(req));
    const status =
      'refusal' in answered ? await this.answeredBefore(token, user, decision, answered.refusal) : answered;
    if ('refusal' in status) return this.refuse(req, status.refusal);
    const language = this.language.of(req);
    const { uuid, name } = status.organization;
    await this.brandings.show(req, uuid);
    return { page: status.status === 'declined' ? declinedPage(language, name) : joinedPage(language, name) };
  }

  /** Whoever clicked twice, or goes back and clicks again, has answered: so says the page. */
  private async answeredBefore(token: string, user: User, decision: 'accept' | 'decline', refusal: string) {
    if (refusal !== 'invitation_not_pending') return { refusal };
    const invitation = await this.calls.invitation(token);
    const isTheirs = invitation && isFor(user, invitation.email);
    return isTheirs && invitation.status === statusAfter[decision] ? invitation : { refusal };
  }

  async showLink(req: FastifyRequest, reply: FastifyReply, token: string): Promise<PageAnswer> {
    const link = await this.calls.inviteLink(token);
    if (!link) return this.refuse(req, 'not_found');
    const user = await this.signedIn(req);
    const { organization, role_display_name: role } = link;
    await this.brandings.show(req, organization.uuid);
    const path = `/join/${encodeURIComponent(token)}`;
    return {
      page: joiningPage({ ...this.common(req, reply, path, user), organization: organization.name, role }),
    };
  }

  async join(req: FastifyRequest, token: string): Promise<PageAnswer> {
    const user = await this.signedIn(req);
    if (!user) return toSignIn(`/join/${encodeURIComponent(token)}`);
    const joined = await this.calls.join(token, user, browserOf(req));
    if ('refusal' in joined) return this.refuse(req, joined.refusal);
    await this.brandings.show(req, joined.organization.uuid);
    return { page: joinedPage(this.language.of(req), joined.organization.name) };
  }

  /** Signs out, so that somebody else can sign in and come back to `path`. */
  async switchAccount(req: FastifyRequest, reply: FastifyReply, path: string): Promise<PageAnswer> {
    await this.sessions.signOut(req, reply);
    return toSignIn(path);
  }

  private async signedIn(req: FastifyRequest): Promise<User | null> {
    const userUuid = await this.sessions.signedIn(req);
    return userUuid ? this.people.active(userUuid) : null;
  }

  private common(req: FastifyRequest, reply: FastifyReply, path: string, user: User | null) {
    return { language: this.language.of(req), csrf: this.csrf.token(req, reply), path, signedInAs: user?.email };
  }

  private refuse(req: FastifyRequest, reason: string): PageAnswer {
    return { status: statusOfRefusal[reason] ?? 409, page: refusedPage(this.language.of(req), reason) };
  }
}

/** Organizations sees our address only: who answers is told to its audit log by us. */
function browserOf(req: FastifyRequest): PageOrigin {
  const { ip_address, user_agent, request_id } = originOf(req);
  return { ip_address, user_agent, request_id };
}

function toSignIn(path: string): PageAnswer {
  return { redirect: withTarget('/login', { returnTo: path }) };
}

function isFor(user: User | null, email: string): boolean {
  return user?.email === oneSpelling(email);
}
