import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Egress } from '@platform/egress';
import { log, PostgresListener, ReadYourWrites, TokenDirectory } from '@platform/service-kit';
import type { Adapter, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { egressFetch } from '../../egress/index.js';
import { ClientBrandings } from '../client-brandings/index.js';
import { ActiveClients, ClientAdapter } from '../clients/index.js';
import { SigningKeys, signingKeysChannel, SigningThread, ThreadedKey } from '../keys/index.js';
import { BackchannelLogouts, SignOutsMeanwhile } from '../sessions/index.js';
import { Mfa } from '../../people/second-factors/index.js';
import { providerPages } from '../provider-pages/index.js';
import {
  AccessTokenAdapter,
  AccessTokens,
  ClientTokenAdapter,
  DeviceCodeAdapter,
  GrantAdapter,
  Grants,
  InteractionAdapter,
  OauthTransaction,
  PushedRequestAdapter,
  RecordAdapter,
  Replay,
  SessionAdapter,
  TokenRevocations,
} from '../storage/index.js';
import { Repeats } from '../../pages/forms/index.js';
import { Throttle } from '../../throttling/index.js';
import { Accounts, configure } from '../configuration/index.js';
import { interactionSeconds } from '../settings/index.js';
import { RequestLimits, SingleUse } from '../endpoints/index.js';
import { IdentityConfig } from '../../config.js';
import { platformProvider } from './platform-provider.js';

/** A notification may be missed. */
const lookAgainMs = 60_000;

/**
 * The OAuth 2.0 and OpenID Connect provider of this process. Its keys are fixed when it is made: when they change, it
 * is replaced by a new one on the same storage.
 */
@Injectable()
export class OidcProvider implements OnModuleDestroy {
  private loaded?: { provider: Provider; callback: ReturnType<Provider['callback']>; kids: string };
  private timer?: NodeJS.Timeout;
  private reloading: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: IdentityConfig,
    private readonly keys: SigningKeys,
    private readonly signingThread: SigningThread,
    private readonly clients: ActiveClients,
    private readonly accounts: Accounts,
    private readonly transaction: OauthTransaction,
    private readonly grants: Grants,
    private readonly accessTokens: AccessTokens,
    private readonly revocations: TokenRevocations,
    private readonly singleUse: SingleUse,
    private readonly replay: Replay,
    private readonly mfa: Mfa,
    private readonly throttle: Throttle,
    private readonly limits: RequestLimits,
    private readonly logouts: BackchannelLogouts,
    private readonly egress: Egress,
    private readonly readYourWrites: ReadYourWrites,
    private readonly listener: PostgresListener,
    private readonly directory: TokenDirectory,
    private readonly signOuts: SignOutsMeanwhile,
    private readonly repeats: Repeats,
    private readonly brandings: ClientBrandings,
  ) {}

  /** The provider as it is now; take it anew for each request. */
  get current(): Provider {
    return this.ready.provider;
  }

  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    await this.ready.callback(req, res);
  }

  async load(): Promise<void> {
    await this.reload();
    const look = () => void this.reload().catch((err: unknown) => log.error({ err }, 'signing keys: not reloaded'));
    await this.listener.listen(signingKeysChannel, look);
    this.timer = setInterval(look, lookAgainMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private get ready() {
    if (!this.loaded) throw new Error('the provider is not loaded');
    return this.loaded;
  }

  /** One after another: what was read before a key was removed must not be put into place after it. */
  private readonly reload = (): Promise<void> => {
    const reloaded = this.reloading.then(() => this.readKeys());
    this.reloading = reloaded.catch(() => undefined);
    return reloaded;
  };

  /** A page about a client looks like it, or like the organization whose it is. */
  private async branded<Page extends [KoaContextWithOIDC, ...unknown[]]>(
    page: Page,
    answer: (...page: Page) => void | Promise<void>,
  ): Promise<void> {
    const [{ req, oidc }] = page;
    await this.brandings.show({ raw: req }, oidc.client);
    await answer(...page);
  }

  private async readKeys(): Promise<void> {
    const jwks = await this.keys.load();
    const kids = jwks.map(({ kid }) => kid).join();
    if (this.loaded?.kids === kids) return;
    const configuration = configure({
      adapter: (name) => this.adapter(name),
      accounts: this.accounts,
      hasSecondFactor: (userUuid) => this.mfa.isRequired(userUuid),
      grants: this.grants,
      pages: {
        ...providerPages,
        confirmDevice: (...page) => this.branded(page, providerPages.confirmDevice),
        deviceConnected: (...page) => this.branded(page, providerPages.deviceConnected),
      },
      fetch: egressFetch(this.egress, { timeoutMs: 5_000 }),
      jwks: jwks.map((jwk) => new ThreadedKey(jwk, this.signingThread)),
    });
    const provider = platformProvider({
      authUrl: this.config.AUTH_URL,
      configuration,
      singleUse: this.singleUse,
      replay: this.replay,
      throttle: this.throttle,
      directory: this.directory,
      signOuts: this.signOuts,
      repeats: this.repeats,
      noteLogout: (clientId, userUuid, sid) => this.logouts.add(clientId, userUuid, sid),
      readYourWrites: this.readYourWrites,
    });
    this.loaded = { provider, callback: provider.callback(), kids };
  }

  private adapter(name: string): Adapter {
    if (name === 'Client') return new ClientAdapter(this.clients, this.transaction.tokenIssues);
    if (name === 'Grant') return new GrantAdapter(this.grants);
    if (name === 'AccessToken')
      return new AccessTokenAdapter(name, this.transaction, this.accessTokens, this.revocations);
    if (name === 'ClientCredentials')
      return new ClientTokenAdapter(this.transaction, this.accessTokens, this.revocations);
    if (name === 'DeviceCode') return this.limits.limited(new DeviceCodeAdapter(this.transaction));
    if (name === 'PushedAuthorizationRequest')
      return this.limits.limited(new PushedRequestAdapter(this.transaction, interactionSeconds));
    if (name === 'Interaction') return this.limits.limited(new InteractionAdapter(this.transaction));
    if (name === 'Session') return new SessionAdapter(this.transaction, this.config.SESSION_MAX_DAYS * 86_400);
    return new RecordAdapter(name, this.transaction);
  }
}
