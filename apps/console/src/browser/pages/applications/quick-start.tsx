import { Alert, Code, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import type { OauthClientAnswer } from '@platform/contracts';
import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';
import { Folded } from '../../components/folded.js';
import { Panel } from '../../components/panel.js';
import { useConsole } from '../../console-context.js';
import { CodeSamples, type Sample } from '../../samples/code-samples.js';
import { useKindWords, useProofWords } from './kind-words.js';
import { isSigning, kindOf, methodsOf } from './kinds.js';
import { sampleValues } from './sample-values.js';
import type { NewSecrets } from './secrets.js';

interface QuickStartProps {
  client: OauthClientAnswer;
  /** Those that are shown on the page now. */
  secrets: NewSecrets;
}

/** What the first hour with an application needs: what a library is set up with, and programs to begin with. */
export function QuickStart({ client, secrets }: QuickStartProps) {
  const { t } = useLingui();
  const { issuer } = useConsole().api;
  const samples = useSamples(client);
  return (
    <>
      <ForLibraries client={client} />
      <Panel
        id="samples"
        title={t`Programs to begin with`}
        lead={t`They need nothing but the language itself. A secret is in them only while it is shown on this page.`}
      >
        {isSigning(client) && (
          <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
            <Trans>
              This application signs with its keys. Give a library for OpenID Connect the private key: it makes the
              signed proof (client_assertion) for the token endpoint.
            </Trans>
          </Alert>
        )}
        <CodeSamples samples={samples} values={sampleValues(client, secrets, { issuer, authUrl: location.origin })} />
      </Panel>
    </>
  );
}

function useSamples(client: OauthClientAnswer): Sample[] {
  const { t } = useLingui();
  const isMachine = kindOf(client) === 'machine';
  const hasSecret = client.type === 'confidential' && !isSigning(client);
  const all: (Sample & { fits: boolean })[] = [
    {
      topic: 'sign-in',
      title: t`Sign people in`,
      lead: t`Sends the browser to the platform, takes the code that comes back, and asks who the person is.`,
      fits: !isMachine && !isSigning(client),
    },
    {
      topic: 'own-token',
      title: t`Call the API as the application`,
      lead: t`Asks for a token with the secret, and lists the events of webhooks with it. Set CLIENT_SECRET.`,
      fits: hasSecret,
    },
    {
      topic: 'api',
      title: t`Call the API for a person`,
      lead: t`Reads the profile and the organizations of who signed in. Set ACCESS_TOKEN to the token of the sign-in.`,
      fits: !isMachine,
    },
    {
      topic: 'webhook',
      title: t`Take webhooks`,
      lead: t({
        message:
          'Verifies that the platform sent it; with curl, sends your receiver one as the platform does. Set WEBHOOK_SECRET.',
      }),
      fits: true,
    },
  ];
  return all.filter(({ fits }) => fits);
}

/** What an OpenID Connect library is set up with, to be copied from here. */
function ForLibraries({ client }: { client: OauthClientAnswer }) {
  const { t } = useLingui();
  const { issuer } = useConsole().api;
  const kind = useKindWords()[kindOf(client)].title;
  const proof = useProofWords()(client);
  const facts = {
    [t`Kind`]: `${kind}. ${proof}`,
    [t`Client id`]: <CopiedText text={client.client_id} about={t`the client id`} />,
    [t`Issuer`]: <CopiedText text={issuer} about={t`the issuer`} />,
    [t`Discovery document`]: (
      <CopiedText
        text={`${issuer}/.well-known/openid-configuration`}
        about={t`the address of the discovery document`}
      />
    ),
    [t`Authentication at the token endpoint`]: <Code fz="sm">{methodsOf(client)}</Code>,
    [t`Redirect addresses`]: (
      <Stack gap="xs">
        {client.redirect_uris.map((address) => (
          <CopiedText key={address} text={address} about={t`the redirect address ${address}`} />
        ))}
      </Stack>
    ),
  };
  return (
    <Panel
      id="for-developers"
      title={t`For your code`}
      lead={t`What a library for OpenID Connect asks for; all other addresses it finds by the discovery.`}
    >
      <div className="stacked">
        <Facts of={facts} />
      </div>
      <Folded title={t`All addresses`}>
        <Text size="sm" c="dimmed">
          <Trans>For code without a library.</Trans>
        </Text>
        <div className="stacked">
          <Endpoints issuer={issuer} />
        </div>
      </Folded>
    </Panel>
  );
}

function Endpoints({ issuer }: { issuer: string }) {
  const { t } = useLingui();
  const addresses = {
    [t`Authorization`]: `${location.origin}/oauth/authorize`,
    [t`Token`]: `${issuer}/oauth/token`,
    [t`Userinfo`]: `${issuer}/userinfo`,
    [t`Keys of the platform`]: `${issuer}/.well-known/jwks.json`,
    [t`Sign-out`]: `${location.origin}/oauth/logout`,
    [t`Revocation`]: `${issuer}/oauth/revoke`,
    [t`Introspection`]: `${issuer}/oauth/introspect`,
    [t`Device authorization`]: `${issuer}/oauth/device_authorization`,
    [t`Pushed requests`]: `${issuer}/oauth/par`,
  };
  const facts = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [
      name,
      <CopiedText key={name} text={address} about={t`the address ${address}`} />,
    ]),
  );
  return <Facts of={facts} />;
}
