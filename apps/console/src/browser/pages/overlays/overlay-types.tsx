import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconChartBar, IconMail, IconMessage2, IconNews, IconPhoto, type Icon } from '@tabler/icons-react';
import type { Overlay } from '../../api/overlays-api.js';

export type OverlayType = Overlay['type'];

interface TypeWords {
  name: MessageDescriptor;
  what: MessageDescriptor;
  icon: Icon;
  /** Visitors answer it. */
  hasAnswers: boolean;
}

/** The kinds of boxes, in the order in which they are offered. */
export const overlayTypes: Record<OverlayType, TypeWords> = {
  message: {
    name: msg`Message`,
    what: msg`A text, with a button that leads anywhere`,
    icon: IconMessage2,
    hasAnswers: false,
  },
  contact: {
    name: msg`Contact form`,
    what: msg`Visitors write to you; each message is also mailed to you`,
    icon: IconMail,
    hasAnswers: true,
  },
  poll: {
    name: msg`Poll`,
    what: msg`A question with 2 to 10 answers to choose from`,
    icon: IconChartBar,
    hasAnswers: true,
  },
  newsletter: {
    name: msg`Newsletter`,
    what: msg`Visitors leave their e-mail address`,
    icon: IconNews,
    hasAnswers: true,
  },
  image: {
    name: msg`Picture`,
    what: msg`A picture that leads anywhere`,
    icon: IconPhoto,
    hasAnswers: false,
  },
};

export const overlayTypeNames = Object.keys(overlayTypes) as OverlayType[];
