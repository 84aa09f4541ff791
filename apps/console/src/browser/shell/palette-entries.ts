import { useLingui } from '@lingui/react/macro';
import {
  IconAppWindow,
  IconBell,
  IconBuilding,
  IconClock,
  IconLink,
  IconRoute,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../navigation/routes.js';
import type { OrganizationChoice } from './chosen-organization.js';
import { commandsWith, type CommandActions } from './commands.js';
import { creationsIn } from './creations.js';
import type { Find, FindKind } from './finds.js';
import type { PlaceGroup } from './places.js';
import { visitedPages } from './visited.js';

export interface Entry {
  id: string;
  label: string;
  description?: string | undefined;
  icon: Icon;
  /** An address, or what it does here. */
  does: string | (() => void);
}

interface Sources {
  groups: PlaceGroup[];
  choice: OrganizationChoice;
  actions: CommandActions;
  finds: Find[];
  query: string;
}

const findIcons: Record<FindKind, Icon> = {
  link: IconLink,
  application: IconAppWindow,
  member: IconUser,
  destination: IconBell,
  rule: IconRoute,
};

/** What the palette offers for these words, in groups; a group without an entry is not among them. */
export function useEntries({ groups, choice, actions, finds, query }: Sources) {
  const { t } = useLingui();
  const words = query.trim().toLowerCase();
  const has = ({ label }: Entry) => label.toLowerCase().includes(words);
  const findNames: Record<FindKind, string> = {
    link: t`Link`,
    application: t`Application`,
    member: t`Member`,
    destination: t`Destination`,
    rule: t`Rule`,
  };
  const recent: Entry[] = visitedPages().map(({ address, title }) => ({
    ...{ id: `recent ${address}`, label: title, icon: IconClock, does: address },
  }));
  const places: Entry[] = groups.flatMap((group) =>
    group.places.map(({ to, title, icon }) => ({
      ...{ id: to, label: t(title), description: t(group.title), icon, does: to },
    })),
  );
  const organizations: Entry[] = choice.organizations.map(({ uuid, name }) => ({
    ...{ id: uuid, label: name, description: t`Organization`, icon: IconBuilding, does: paths.organization(uuid) },
  }));
  const creations: Entry[] = creationsIn(choice.chosen?.uuid).map(({ action, to, icon }) => ({
    ...{ id: `new ${to}`, label: t(action), icon, does: to },
  }));
  const commands: Entry[] = commandsWith(actions)
    .filter(({ isRare }) => !isRare || words !== '')
    .map(({ id, title, icon, run }) => ({ id, label: t(title), icon, does: run }));
  const found: Entry[] = finds.map(({ kind, id, title, description, to }) => ({
    id: `${kind} ${id}`,
    label: title,
    description: [findNames[kind], description].filter(Boolean).join(' · '),
    icon: findIcons[kind],
    does: to,
  }));
  const all = [
    { title: t`Recent`, entries: recent.filter(has) },
    { title: t`Go to`, entries: [...places, ...(words === '' ? [] : organizations)].filter(has) },
    { title: t`Do`, entries: [...creations, ...commands].filter(has) },
    { title: t`Found`, entries: found },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}
