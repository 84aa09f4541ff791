import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for those who hear the button without its row. */
  about: string;
  /** Nobody sees it again: who leaves the page without it is asked. */
  isShownOnce?: boolean;
  /** The path with whose parts it stays on the screen: who goes from one to another is not asked. */
  staysWithin?: string | undefined;
}

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, about, isShownOnce, staysWithin }: CopyButtonProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState('');
  const [copied, setCopied] = useState<string>();
  const { watch } = useNavigation();
  const isOwed = isShownOnce && copied !== text;
  useEffect(() => {
    if (!isOwed) return undefined;
    const stays = (next = '') => staysWithin !== undefined && `${next}/`.startsWith(`${staysWithin}/`);
    return watch((next) => (stays(next) ? undefined : t`You have not copied ${about}, which is shown only once.`));
  }, [isOwed, about, staysWithin, watch, t]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome(t`Copied.`);
        setCopied(text);
      },
      // The person has forbidden it to this page.
      () => setOutcome(t`The browser does not let this page copy.`),
    );
  const Icon = copied === text ? IconCheck : IconCopy;
  return (
    <Group component="span" gap="xs" display="inline-flex">
      <Button
        type="button"
        size="compact-sm"
        variant="default"
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => void copy()}
      >
        <Trans>Copy</Trans>
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      <Text component="span" size="sm" c="dimmed" role="status">
        {outcome}
      </Text>
    </Group>
  );
}
