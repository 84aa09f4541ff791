import { Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';

/**
 * Above a page whose sign-in has ended while something was typed there: with the page, that would be gone without a
 * word.
 */
export function SessionOver({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Alert color="red" variant="light" role="presentation" mb="lg">
      <Text role="alert">
        <Trans>
          Your sign-in has ended, and what you typed below is not saved. Copy what you want to keep, then sign in again.
        </Trans>
      </Text>
      <Button variant="default" mt="sm" onClick={onSignIn} autoFocus>
        <Trans>Sign in again</Trans>
      </Button>
    </Alert>
  );
}
