import { useLingui } from '@lingui/react/macro';
import { useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useNavigation } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { useMyOrganizations } from './my-organizations.js';
import { useSections } from './sections.js';

const [store, { open }] = createSpotlight();

export { open as openPalette };

/** Every page and the most usual actions by a few letters. Loaded when it is first asked for. */
export function Palette({ onSignOut, onKeys }: { onSignOut: () => void; onKeys: () => void }) {
  const { t } = useLingui();
  const { navigate, mayLeave } = useNavigation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const sections = useSections();
  const organizations = useMyOrganizations();
  const lead = (to: string) => ({ id: to, onClick: () => mayLeave() && navigate(to) });
  const groups: SpotlightActionGroupData[] = [
    {
      group: t`Go to`,
      actions: sections.flatMap(({ title: section, entries }) =>
        entries.map(({ title, to }) => ({
          ...lead(to),
          id: `${section} ${to}`,
          label: title,
          ...(section && { description: section }),
        })),
      ),
    },
    {
      group: t`Organizations`,
      actions: organizations.map(({ uuid, name }) => ({ ...lead(paths.organization(uuid)), label: name })),
    },
    {
      group: t`Do`,
      actions: [
        { ...lead(paths.newLink), label: t`New link` },
        { ...lead(paths.importLinks), label: t`Import links` },
        { ...lead(paths.newApplication), label: t`New application` },
        { ...lead(paths.newOrganization), label: t`New organization` },
        {
          id: 'colours',
          label: t`Switch between light and dark`,
          onClick: () => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark'),
        },
        { id: 'keys', label: t`Keys`, onClick: onKeys },
        { id: 'sign-out', label: t`Sign out`, onClick: () => mayLeave() && onSignOut() },
      ],
    },
  ];
  return (
    <Spotlight
      store={store}
      actions={groups}
      shortcut={null}
      nothingFound={t`Nothing found`}
      highlightQuery
      limit={12}
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': t`Search` } }}
      searchProps={{ placeholder: t`Go to or do…`, 'aria-label': t`Go to or do` }}
    />
  );
}
