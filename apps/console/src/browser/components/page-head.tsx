import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.js';
import { Trail } from './trail.js';

interface PageHeadProps {
  title: string;
  /** The part of the page that is shown, for the title of the window. */
  part?: string | undefined;
  /** What the page is for, in one sentence. */
  lead?: ReactNode;
  /** The list that the page belongs to. */
  back?: { to: string; title: string };
  /** The main action of the page. */
  children?: ReactNode;
}

/** The top of a page. */
export function PageHead({ title, part, lead, back, children }: PageHeadProps) {
  return (
    <Group component="header" justify="space-between" align="flex-start" mb="lg" gap="sm">
      <div>
        {back && <Trail to={back.to}>{back.title}</Trail>}
        <PageTitle part={part}>{title}</PageTitle>
        {lead && (
          <Text component="div" c="dimmed" mt={4}>
            {lead}
          </Text>
        )}
      </div>
      {children && (
        <Group gap="sm" data-main-action>
          {children}
        </Group>
      )}
    </Group>
  );
}
