import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Invitation } from '@platform/contracts';
import type { Tone } from '../../components/state-badge.js';

type Status = Invitation['status'];

const looks: Record<Status, { word: MessageDescriptor; tone: Tone }> = {
  pending: { word: msg`pending`, tone: 'info' },
  accepted: { word: msg`accepted`, tone: 'ok' },
  declined: { word: msg`declined`, tone: 'bad' },
  cancelled: { word: msg`cancelled`, tone: 'soft' },
  expired: { word: msg`expired`, tone: 'warn' },
};

export const invitationStatuses = Object.keys(looks) as Status[];

export function statusWord(status: Status): string {
  return i18n._(looks[status].word);
}

export function toneOf(status: Status): Tone {
  return looks[status].tone;
}

/** Not answered and not withdrawn: its validity counts, and it can be sent again. */
export function isOpen({ status }: Invitation): boolean {
  return status === 'pending' || status === 'expired';
}
