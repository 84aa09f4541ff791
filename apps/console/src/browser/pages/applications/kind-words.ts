import { useLingui } from '@lingui/react/macro';
import { IconBrowser, IconDeviceMobile, IconRobot, IconServer, type Icon } from '@tabler/icons-react';
import type { OauthClientAnswer } from '@platform/contracts';
import { isSigning, type Kind } from './kinds.js';

interface KindWords {
  title: string;
  /** Which applications these are. */
  text: string;
  Icon: Icon;
}

export function useKindWords(): Record<Kind, KindWords> {
  const { t } = useLingui();
  return {
    web: {
      title: t`Web app`,
      text: t`It has a server of its own, which keeps the secret: pages rendered there, or an API behind the pages.`,
      Icon: IconServer,
    },
    'single-page': {
      title: t`Single-page app`,
      text: t`It runs in the browser only. Everybody can read its code, so it has no secret: it proves itself by PKCE.`,
      Icon: IconBrowser,
    },
    native: {
      title: t`Native app`,
      text: t({
        message:
          'It runs on phones or computers of people, and has no secret either. It comes back by its own scheme or to 127.0.0.1.',
      }),
      Icon: IconDeviceMobile,
    },
    machine: {
      title: t`Machine`,
      text: t`A job or a service without people: nobody signs in. It gets tokens of its own with its secret.`,
      Icon: IconRobot,
    },
  };
}

/** How it proves itself, in words. */
export function useProofWords() {
  const { t } = useLingui();
  return (client: OauthClientAnswer) => {
    if (client.type === 'public') return t`Public: has no secret`;
    return isSigning(client) ? t`Confidential: signs with its keys` : t`Confidential: has a secret`;
  };
}
