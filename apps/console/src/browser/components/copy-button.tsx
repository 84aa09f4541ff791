import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for those who hear the button without its row. */
  about: string;
  /** Nobody sees it again: who leaves the page without it is asked. */
  isShownOnce?: boolean;
}

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, about, isShownOnce }: CopyButtonProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState('');
  const [copied, setCopied] = useState<string>();
  const { watch } = useNavigation();
  const isOwed = isShownOnce && copied !== text;
  useEffect(
    () => (isOwed ? watch(() => t`You have not copied ${about}, which is shown only once.`) : undefined),
    [isOwed, about, watch, t],
  );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome(t`Copied.`);
        setCopied(text);
      },
      // The person has forbidden it to this page.
      () => setOutcome(t`The browser does not let this page copy.`),
    );
  return (
    <Group component="span" display="inline-flex" gap="xs">
      <Button variant="default" size="compact-sm" onClick={() => void copy()}>
        <Trans>
          Copy<span className="unseen"> {about}</span>
        </Trans>
      </Button>
      <Text component="span" size="sm" c="dimmed" role="status">
        {outcome}
      </Text>
    </Group>
  );
}
