import { Injectable } from '@nestjs/common';
import { emailAddress, type EventPayload, type PageOrigin, type ShownInvitation } from '@platform/contracts';
import { hashToken, noOrigin, Problem, type Origin } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { MembersService } from '../members/index.js';
import { lockOrganization, Organization, requireActive } from '../access/index.js';
import { KnownPeople, type Person } from '../people/index.js';
import { InvitationChanges } from './invitation-changes.js';
import { Invitation } from './invitation.entity.js';
import { InvitationsService } from './invitations.service.js';

type Invitee = Pick<Person, 'uuid' | 'email' | 'email_verified'>;
type Decision = 'accept' | 'decline';

/** What invitees do, through the API by id, through identity's page by the token of the mail. Opening the link decides nothing. */
@Injectable()
export class InvitationAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsService,
    private readonly changes: InvitationChanges,
    private readonly members: MembersService,
    private readonly people: KnownPeople,
  ) {}

  async accept(userUuid: string, uuid: string, origin: Origin) {
    const { organization } = await this.answer({ uuid }, await this.people.require(userUuid), 'accept', origin);
    return { data: await this.members.find(organization.uuid, userUuid) };
  }

  async decline(userUuid: string, uuid: string, origin: Origin) {
    await this.answer({ uuid }, await this.people.require(userUuid), 'decline', origin);
    return { data: { uuid, status: 'declined' as const } };
  }

  /** 404 for an unknown token. */
  async look(token: string): Promise<ShownInvitation> {
    const found = await this.dataSource.manager.findOneBy(Invitation, { token_hash: hashToken(token) });
    const organization =
      found && (await this.dataSource.manager.findOneBy(Organization, { uuid: found.organization_uuid }));
    if (!organization) throw new Problem('not_found');
    return { ...(await this.invitations.find(organization.uuid, found.uuid)), organization };
  }

  /** `user` as identity knows them at this moment: an address that was confirmed a second ago counts. */
  async answerByToken(
    token: string,
    user: EventPayload<'user.updated'>['user'],
    decision: Decision,
    origin?: PageOrigin,
  ) {
    await this.people.remember(user);
    return this.answer({ token_hash: hashToken(token) }, user, decision, { ...noOrigin, ...origin });
  }

  private async answer(
    which: { uuid: string } | { token_hash: string },
    invitee: Invitee,
    decision: Decision,
    origin: Origin,
  ) {
    return this.dataSource.transaction(async (tx) => {
      const found = await tx.findOneBy(Invitation, which);
      if (!found) throw new Problem('not_found');
      const organization = requireActive(await lockOrganization(tx, found.organization_uuid));
      // Looked up again with what found it: while this waited for the lock the token may have been replaced.
      if (!(await tx.existsBy(Invitation, which))) throw new Problem('not_found');
      const invitation = await this.invitations.find(organization.uuid, found.uuid, tx);
      requireInvitee(invitation.email, invitee);
      if (invitation.status === 'expired') throw new Problem('invitation_expired');
      if (invitation.status !== 'pending') throw new Problem('invitation_not_pending');
      const author = { organization_uuid: organization.uuid, user_uuid: invitee.uuid, origin };
      const status = decision === 'accept' ? ('accepted' as const) : ('declined' as const);
      await this.changes.close(tx, organization, invitation, status, author);
      const entrance = { role: invitation.role, source: 'invitation' as const };
      if (decision === 'accept') await this.members.enter(tx, organization, invitee.uuid, entrance, author);
      return { status, organization };
    });
  }
}

/** The token alone is not enough: it may have been forwarded. */
function requireInvitee(invited: string, { email, email_verified }: Invitee): void {
  if (emailAddress.safeParse(email).data !== invited) throw new Problem('invitation_email_mismatch');
  if (!email_verified) throw new Problem('email_unverified');
}
