import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'soft';

const looks: Record<Tone, { color: string; Icon: Icon }> = {
  ok: { color: 'green', Icon: IconCircleCheck },
  warn: { color: 'yellow', Icon: IconAlertTriangle },
  bad: { color: 'red', Icon: IconCircleX },
  info: { color: 'blue', Icon: IconInfoCircle },
  soft: { color: 'gray', Icon: IconCircleDashed },
};

/** The state of a thing: a word, and a sign beside it for who does not see the colours. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { color, Icon } = looks[tone];
  return (
    <Badge
      variant="light"
      color={color}
      tt="none"
      radius="sm"
      miw="max-content"
      leftSection={<Icon size={12} aria-hidden />}
    >
      {children}
    </Badge>
  );
}

/** A word about a thing that is no state, as a role or a short name. */
export function Tag({ children, isStrong }: { children: ReactNode; isStrong?: boolean }) {
  return (
    <Badge variant={isStrong ? 'light' : 'default'} tt="none" fw={500} radius="sm">
      {children}
    </Badge>
  );
}
