import { Injectable } from '@nestjs/common';
import { log, Periodic } from '@platform/service-kit';
import { OidcProvider } from './oidc-provider.js';
import { sendLogoutToken } from '../patches/index.js';
import { BackchannelLogouts, type DueLogout } from '../sessions/index.js';

const lookEveryMs = 2_000;

/**
 * Tells clients that a session has ended, until they have heard it. The token is signed anew for each attempt: it is
 * good for minutes.
 */
@Injectable()
export class BackchannelSender {
  constructor(
    private readonly logouts: BackchannelLogouts,
    private readonly oidc: OidcProvider,
    periodic: Periodic,
  ) {
    periodic.add('backchannel-logout', lookEveryMs, () => this.run());
  }

  /** One batch: the other periodic jobs of identity wait meanwhile, up to five seconds for a client that hangs. */
  async run(): Promise<void> {
    const due = await this.logouts.claim();
    await Promise.all(due.map((logout) => this.tell(logout)));
    await this.logouts.forgetOld();
  }

  private async tell(logout: DueLogout): Promise<void> {
    const { client_id, user_uuid, sid, attempts } = logout;
    const client = await this.oidc.current.Client.find(client_id);
    try {
      if (client?.backchannelLogoutUri) await sendLogoutToken(client, user_uuid, sid);
    } catch (err) {
      log.info({ err, client_id, attempts }, 'back-channel logout: not heard');
      if (!this.logouts.isLastAttempt(logout)) return;
    }
    await this.logouts.close(logout);
  }
}
