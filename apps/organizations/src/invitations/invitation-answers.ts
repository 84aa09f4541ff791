import { Injectable } from '@nestjs/common';
import { emailAddress, type EventPayload, type PageOrigin, type ShownInvitation } from '@platform/contracts';
import { hashToken, noOrigin, Problem, type Origin } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { MembersService } from '../members/index.js';
import { lockOrganization, Organization, requireActive } from '../access/index.js';
import { People, type Person } from '../people/index.js';
import { InvitationChanges } from './invitation-changes.js';
import { Invitation } from './invitation.entity.js';
import { InvitationsService } from './invitations.service.js';

type Invitee = Pick<Person, 'uuid' | 'email' | 'email_verified'>;
type Decision = 'accept' | 'decline';

/** Accepts and declines invitations: by id in the API, by the token of the mail on identity's page. */
@Injectable()
export class InvitationAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsService,
    private readonly changes: InvitationChanges,
    private readonly members: MembersService,
    private readonly people: People,
  ) {}

  async accept(userUuid: string, uuid: string, origin: Origin) {
    const { organization } = await this.answer({ uuid }, await this.people.require(userUuid), 'accept', origin);
    return { data: await this.members.find(organization.uuid, userUuid) };
  }

  async decline(userUuid: string, uuid: string, origin: Origin) {
    await this.answer({ uuid }, await this.people.require(userUuid), 'decline', origin);
    return { data: { uuid, status: 'declined' as const } };
  }

  /** @throws Problem 404 `not_found` for an unknown token */
  async preview(token: string): Promise<ShownInvitation> {
    const found = await this.dataSource.manager.findOneBy(Invitation, { token_hash: hashToken(token) });
    const organization =
      found && (await this.dataSource.manager.findOneBy(Organization, { uuid: found.organization_uuid }));
    if (!organization) throw new Problem('not_found');
    return { ...(await this.invitations.find(organization.uuid, found.uuid)), organization };
  }

  /** @param user as identity has them at this moment: an address that was confirmed a second ago counts */
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
      // Looked up again, as the token may have been replaced while this waited for the lock.
      if (!(await tx.existsBy(Invitation, which))) throw new Problem('not_found');
      const invitation = await this.invitations.find(organization.uuid, found.uuid, tx);
      requireInvitee(invitation.email, invitee);
      if (invitation.status === 'expired') throw new Problem('invitation_expired');
      if (invitation.status !== 'pending') throw new Problem('invitation_not_pending');
      const author = { organization_uuid: organization.uuid, user_uuid: invitee.uuid, origin };
      const status = decision === 'accept' ? ('accepted' as const) : ('declined' as const);
      await this.changes.close(tx, organization, invitation, status, author);
      const joinDetails = { role: invitation.role, source: 'invitation' as const };
      if (decision === 'accept') await this.members.add(tx, organization, invitee.uuid, joinDetails, author);
      return { status, organization };
    });
  }
}

/**
 * The token alone is not enough, as the mail may have been forwarded.
 *
 * @throws Problem 403 `invitation_email_mismatch` or `email_unverified`
 */
function requireInvitee(invited: string, { email, email_verified }: Invitee): void {
  if (emailAddress.safeParse(email).data !== invited) throw new Problem('invitation_email_mismatch');
  if (!email_verified) throw new Problem('email_unverified');
}
