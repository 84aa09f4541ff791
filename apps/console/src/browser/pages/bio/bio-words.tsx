import { useLingui } from '@lingui/react/macro';
import { IconHeading, IconLink, IconPhoto, IconSeparator, IconTextPlus } from '@tabler/icons-react';
import type { BioPageRecord } from '../../api/bio-api.js';
import { StateBadge } from '../../components/state-badge.js';
import type { BlockType } from './bio-draft.js';

const tones = { public: 'ok', private: 'soft', blocked: 'bad' } as const;

/** Whether people find the page. */
export function BioState({ of: status }: { of: BioPageRecord['status'] }) {
  const { t } = useLingui();
  const words = { public: t`published`, private: t`hidden`, blocked: t`blocked` };
  return <StateBadge tone={tones[status]}>{words[status]}</StateBadge>;
}

export const blockIcons = {
  link: IconLink,
  heading: IconHeading,
  text: IconTextPlus,
  image: IconPhoto,
  divider: IconSeparator,
} as const satisfies Record<BlockType, unknown>;

/** The types of blocks, as people call them, in the order in which they are offered. */
export function useBlockWords(): Record<BlockType, string> {
  const { t } = useLingui();
  return { link: t`Link`, heading: t`Heading`, text: t`Text`, image: t`Picture`, divider: t`Divider` };
}
