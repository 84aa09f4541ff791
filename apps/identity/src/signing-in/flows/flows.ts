import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { IdentityConfig } from '../../config.js';
import { ClientBrandings } from '../../protocol/client-brandings/index.js';
import { OidcProvider } from '../../protocol/provider/index.js';
import { requestFault } from '../../protocol/configuration/index.js';
import { cookieOptions } from '../../pages/cookies/index.js';
import { flowCookie, isFlowHandle } from '../../protocol/settings/index.js';
import { wayTo } from './way-back.js';

type Interaction = InstanceType<Provider['Interaction']>;

/** An application's sign-in that waits for a person. */
export interface Flow {
  handle: string;
  interaction: Interaction;
}

/** Finds and answers the interactions of the provider. */
@Injectable()
export class Flows {
  constructor(
    private readonly config: IdentityConfig,
    private readonly oidc: OidcProvider,
    private readonly brandings: ClientBrandings,
  ) {}

  /**
   * The flow that a page or form belongs to: undefined without a handle, 400 when it is over, not of this browser, or
   * asks for what its client may no longer have. The page looks like the client, or like its organization.
   */
  async find(req: FastifyRequest, handle: unknown, prompt: 'login' | 'consent'): Promise<Flow | undefined> {
    if (handle === undefined || handle === '') return undefined;
    const uid = isFlowHandle(handle) ? req.cookies[flowCookie(handle)] : undefined;
    const interaction = uid ? await this.oidc.current.Interaction.find(uid) : undefined;
    if (!interaction || interaction.prompt.name !== prompt || !(await this.isGood(interaction))) {
      throw new Problem('invalid_request', {
        message: 'This sign-in is over. Please go back to the application and start again.',
      });
    }
    const flow = { handle: handle as string, interaction };
    await this.brandings.show(req, await this.clientOf(flow));
    return flow;
  }

  /** The application that asks. */
  async clientOf({ interaction }: Flow) {
    return this.oidc.current.Client.find(String(interaction.params['client_id']));
  }

  /** Answers the provider; where the browser goes on. */
  async finish(reply: FastifyReply, flow: Flow, result: InteractionResults): Promise<string> {
    await this.answer(flow, result);
    return this.leave(reply, flow);
  }

  /** Answers the provider. */
  async answer({ interaction }: Flow, result: InteractionResults): Promise<void> {
    interaction.result = 'error' in result ? result : { ...interaction.lastSubmission, ...result };
    await interaction.persist();
  }

  /** Our pages have nothing left to ask; where the browser goes on. */
  leave(reply: FastifyReply, { handle, interaction }: Flow): string {
    void reply.clearCookie(flowCookie(handle), cookieOptions(this.config));
    return wayTo(interaction.params['redirect_uri'], interaction.returnTo);
  }

  private async isGood(interaction: Interaction): Promise<boolean> {
    const { params } = interaction;
    const client = await this.oidc.current.Client.find(String(params['client_id']));
    return !(client && requestFault(client, params)) && this.isSamePerson(interaction);
  }

  /** Somebody else may have signed in since the page was shown: they must not consent in the first one's name. */
  private async isSamePerson({ session: began }: Interaction): Promise<boolean> {
    if (!began?.uid) return true;
    const session = await this.oidc.current.Session.findByUid(began.uid);
    return session?.accountId === began.accountId;
  }
}
