import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import type { Notice } from '../access.js';
import { VisitorFrame } from '../shell/visitor-frame.js';

interface WelcomePageProps {
  notice?: Notice | undefined;
  onSignIn: () => void;
}

/** For everybody who is not signed in. */
export function WelcomePage({ notice, onSignIn }: WelcomePageProps) {
  const { t } = useLingui();
  return (
    <VisitorFrame title={t`Console`}>
      <Text c="dimmed" mt={4}>
        <Trans>Your organizations, your applications and your short links.</Trans>
      </Text>
      {notice && (
        <Alert
          color={notice.isFault ? 'red' : 'accent'}
          role={notice.isFault ? 'alert' : 'status'}
          mt="md"
          variant="light"
        >
          {notice.text}
        </Alert>
      )}
      <Button fullWidth size="md" mt="lg" onClick={onSignIn} autoFocus>
        {notice ? <Trans>Sign in again</Trans> : <Trans>Sign in</Trans>}
      </Button>
      <Text size="sm" c="dimmed" mt="md">
        <Trans>New here? You can create an account on the next page.</Trans>
      </Text>
    </VisitorFrame>
  );
}
