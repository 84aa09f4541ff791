import type { OauthClientAnswer } from '@platform/contracts';
import { useConsole } from '../../console-context.js';
import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';
import { methodsOf } from './client-keys.js';

/** What an OpenID Connect library is set up with, to be copied from here. */
export function ForDevelopers({ client }: { client: OauthClientAnswer }) {
  const { issuer } = useConsole().api;
  const facts = {
    'Client id': <CopiedText text={client.client_id} about="the client id" />,
    Issuer: <CopiedText text={issuer} about="the issuer" />,
    'Discovery document': (
      <CopiedText text={`${issuer}/.well-known/openid-configuration`} about="the address of the discovery document" />
    ),
    'Authentication at the token endpoint': <code>{methodsOf(client)}</code>,
  };
  return (
    <section className="panel" aria-labelledby="for-developers">
      <h2 id="for-developers">For your code</h2>
      <p className="hint">What a library for OpenID Connect asks for; all other addresses it finds by the discovery.</p>
      <div className="stacked">
        <Facts of={facts} />
      </div>
    </section>
  );
}
