import { useLingui } from '@lingui/react/macro';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import type { OrganizationChoice } from './chosen-organization.js';
import type { CommandActions } from './commands.js';
import { useEntries } from './palette-entries.js';
import type { PlaceGroup } from './places.js';
import { useFinds } from './use-finds.js';

interface PaletteProps extends CommandActions {
  /** How often it was asked for. */
  calls: number;
  groups: PlaceGroup[];
  choice: OrganizationChoice;
}

const [store, palette] = createSpotlight();

/** Pages, actions and things, by a few letters of their names. */
export default function Palette({ calls, groups, choice, ...actions }: PaletteProps) {
  const { t } = useLingui();
  const { navigate, mayLeave } = useNavigation();
  const [query, setQuery] = useState('');
  const { finds, isAsking } = useFinds(choice.chosen?.uuid, query);
  const shown = useEntries({ groups, choice, actions, finds, query });
  useEffect(() => palette.toggle(), [calls]);
  const go = (to: string) => {
    if (mayLeave(to)) navigate(to);
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      attributes={{ content: { 'aria-label': t`Search and commands` } }}
    >
      <Spotlight.Search
        aria-label={t`Search and commands`}
        placeholder={t`Go to, do, or find…`}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {shown.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ id, label, description, icon: EntryIcon, does }) => (
              <Spotlight.Action
                key={id}
                label={label}
                {...(description !== undefined && { description })}
                leftSection={<EntryIcon size={18} stroke={1.6} aria-hidden />}
                onClick={() => (typeof does === 'string' ? go(does) : does())}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {shown.length === 0 && (
          <Spotlight.Empty role="status">{isAsking ? t`Searching…` : t`Nothing is found.`}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
