import { Group, Stack, Text, Title } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from '../navigation/navigation.js';

interface PageTitleProps {
  children: string;
  /** Of the page, in the title of the window. */
  part?: string | undefined;
  /** One sentence that says what the page is for. */
  lead?: ReactNode;
  /** What is mainly done here, at the right of the heading. */
  actions?: ReactNode;
}

/**
 * The heading of a page, also of the window, which names the part of the page too. After a change of page it takes the
 * focus, so that it is read out.
 */
export function PageTitle({ children, part, lead, actions }: PageTitleProps) {
  const { t } = useLingui();
  const { takeFocus } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${part ? `${part} · ` : ''}${children} · ${t`Console`}`;
  }, [children, part, t]);
  useEffect(() => {
    if (takeFocus()) heading.current?.focus();
  }, [takeFocus]);
  const title = (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
  if (!lead && !actions) return title;
  return (
    <Group justify="space-between" align="flex-start" gap="sm" mb="md">
      <Stack gap={4} miw={0}>
        {title}
        {lead && (
          <Text component="div" c="dimmed">
            {lead}
          </Text>
        )}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
