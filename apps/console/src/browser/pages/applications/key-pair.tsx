import { Button, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyButton } from '../../components/copy-button.js';
import { saveFile } from '../../components/save-file.js';
import { Code } from '../../samples/code.js';
import { newKeyPair } from './key-set.js';

interface KeyPairProps {
  /** Gets the public key. */
  onMade: (key: JsonWebKey) => void;
}

/** Makes a pair of keys in the browser: the private one is shown here, and goes nowhere. */
export function KeyPair({ onMade }: KeyPairProps) {
  const { t } = useLingui();
  const [privateKey, setPrivateKey] = useState<string>();
  const make = async () => {
    const pair = await newKeyPair();
    setPrivateKey(pair.pem);
    onMade(pair.jwk);
  };
  return (
    <Stack gap="xs">
      <Button
        type="button"
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<IconKey size={14} aria-hidden />}
        onClick={() => void make()}
      >
        <Trans>Make a key pair</Trans>
      </Button>
      <Text size="sm" c="dimmed">
        <Trans>
          This browser makes it. The private key stays here: the platform gets the public one when you save.
        </Trans>
      </Text>
      {privateKey && (
        <Stack gap="xs" role="status">
          <Text fw={500}>
            <Trans>Keep the private key now. It is shown only once.</Trans>
          </Text>
          <Code label={t`Private key`} text={privateKey} grammar="bash" />
          <CopyButton text={privateKey} about={t`the private key`} isShownOnce />
          <Button
            type="button"
            variant="default"
            size="xs"
            w="fit-content"
            onClick={() => saveFile(new Blob([privateKey]), 'private-key.pem')}
          >
            <Trans>Save as a file</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
