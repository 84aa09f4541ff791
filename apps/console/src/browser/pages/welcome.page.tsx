import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import type { Notice } from '../access.js';
import { Frame } from './frame.js';

interface WelcomePageProps {
  notice?: Notice | undefined;
  onSignIn: () => void;
}

/** For everybody who is not signed in. */
export function WelcomePage({ notice, onSignIn }: WelcomePageProps) {
  const { t } = useLingui();
  return (
    <Frame title={t`Console`}>
      <Text c="dimmed" mt="xs">
        <Trans>Your organizations, your applications and your short links.</Trans>
      </Text>
      {notice && (
        <Alert color={notice.isFault ? 'red' : 'accent'} mt="lg" role={notice.isFault ? 'alert' : 'status'}>
          {notice.text}
        </Alert>
      )}
      <Button fullWidth size="md" mt="lg" onClick={onSignIn} autoFocus>
        {notice ? t`Sign in again` : t`Sign in`}
      </Button>
      <Text c="dimmed" size="sm" ta="center" mt="lg">
        <Trans>New here? You can create an account on the next page.</Trans>
      </Text>
    </Frame>
  );
}
