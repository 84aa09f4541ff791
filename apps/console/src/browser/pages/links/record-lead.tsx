import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayOf } from '../../components/words.js';
import { timestampOf } from './link-words.js';
import { UsedBy } from './used-by.js';

interface RecordLeadProps {
  /** How many use it. */
  links: number;
  /** When it was made, as links writes it. */
  date: string;
  /** Of what kind it is. */
  children?: ReactNode;
}

/** What is said of a record below its name. */
export function RecordLead({ links, date, children }: RecordLeadProps) {
  const day = dayOf(timestampOf(date));
  return (
    <Group gap="sm" mt={4}>
      {children}
      <span>
        <Trans>
          Used by <UsedBy links={links} />
        </Trans>
      </span>
      <span>
        <Trans>Made {day}</Trans>
      </span>
    </Group>
  );
}
