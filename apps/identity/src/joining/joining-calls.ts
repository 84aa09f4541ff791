import { Injectable } from '@nestjs/common';
import {
  answeredInvitation,
  joinedByLink,
  joiningPaths,
  shownInvitation,
  shownInviteLink,
  type InvitationStatus,
  type PageOrigin,
  type ShownInvitation,
  type ShownInviteLink,
} from '@platform/contracts';
import { InternalCalls, Problem } from '@platform/service-kit';
import { facts, type User } from '../people/index.js';

/** Why organizations did not do it; a code of the table of errors. */
export interface Refused {
  refusal: string;
}

const longestToken = 200;

/** What the pages ask organizations, which decides (docs/adr/0005). Throws `unavailable` when it cannot be reached. */
@Injectable()
export class JoiningCalls {
  constructor(private readonly calls: InternalCalls) {}

  async invitation(token: string): Promise<ShownInvitation | null> {
    const answer = await this.ask(joiningPaths.invitation, { token });
    return 'refusal' in answer ? null : shownInvitation.parse(answer.body);
  }

  async answer(
    token: string,
    user: User,
    decision: 'accept' | 'decline',
    origin: PageOrigin,
  ): Promise<{ status: InvitationStatus; organization: { uuid: string; name: string } } | Refused> {
    const answer = await this.ask(joiningPaths.answer, { token, user: facts(user), decision, origin });
    return 'refusal' in answer ? answer : answeredInvitation.parse(answer.body);
  }

  async inviteLink(token: string): Promise<ShownInviteLink | null> {
    const answer = await this.ask(joiningPaths.inviteLink, { token });
    return 'refusal' in answer ? null : shownInviteLink.parse(answer.body);
  }

  async join(
    token: string,
    user: User,
    origin: PageOrigin,
  ): Promise<{ organization: { uuid: string; name: string } } | Refused> {
    const answer = await this.ask(joiningPaths.join, { token, user: facts(user), origin });
    return 'refusal' in answer ? answer : joinedByLink.parse(answer.body);
  }

  private async ask(
    path: string,
    body: { token: string; user?: object; decision?: string; origin?: PageOrigin },
  ): Promise<{ body: unknown } | Refused> {
    if (!body.token || body.token.length > longestToken) return { refusal: 'not_found' };
    const answer = await this.calls.toOrganizations('POST', path, body);
    if (answer.status === 200) return { body: answer.body };
    const { error } = answer.body as { error?: string };
    // Anything else is a mistake between the services, and the link stays good.
    if (![403, 404, 409].includes(answer.status) || !error || error === 'invalid_signature')
      throw new Problem('unavailable');
    return { refusal: error };
  }
}
