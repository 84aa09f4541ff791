import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';

/** Whose permission pixels need, and where it is asked for. */
export function ConsentNote() {
  const { t } = useLingui();
  return (
    <Alert
      variant="light"
      color="blue"
      title={t`Consent of visitors`}
      icon={<IconShieldCheck aria-hidden="true" />}
      mt="lg"
    >
      <Trans>
        Each link says whether its visitors are asked before its pixels load. In many countries they must be. Pixels
        never load in browsers that refuse to be tracked.
      </Trans>
    </Alert>
  );
}
