import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { LinkGroups } from '../../api/links-api.js';
import { Options } from '../../components/options.js';
import { Choice, SearchField } from '../../components/narrowing.js';
import { useAddress } from '../../components/use-address.js';
import { useLinkStates } from './link-state.js';
import { addressText } from './link-words.js';
import { useTags } from './use-tags.js';

/** What of the address the list is asked for. */
export const linkFilters = ['q', 'sort', 'state', 'tag', 'campaign', 'channel', 'domain'];

/** Narrows the list of links; only by what the person has. Tags are loaded when they are needed. */
export function LinksFilter({ groups: { campaigns, channels, domains } }: { groups: LinkGroups }) {
  const { t } = useLingui();
  const { asked } = useAddress();
  const tags = useTags();
  const states = useLinkStates();
  const named = (known: readonly { id: number; name: string }[]) =>
    Object.fromEntries(known.map(({ id, name }) => [String(id), name]));
  const choices = [
    { name: 'state', label: t`State`, all: t`Any state`, options: { ...states, archived: t`archived` } },
    {
      name: 'tag',
      label: t`Tag`,
      all: t`Any tag`,
      options: Object.fromEntries((tags.known ?? []).map((tag) => [tag, tag])),
      onNear: tags.ask,
    },
    { name: 'campaign', label: t`Campaign`, all: t`Any campaign`, options: named(campaigns) },
    { name: 'channel', label: t`Channel`, all: t`Any channel`, options: named(channels) },
    {
      name: 'domain',
      label: t`Host`,
      all: t`Any host`,
      options: named(domains.map(({ id, domain }) => ({ id, name: addressText(domain) }))),
    },
  ];
  return (
    <Group gap="xs" mt="md">
      <SearchField label={t`Search of your links`} placeholder={t`Search by title, alias or destination`} />
      {choices.map(({ name, label, all, options, onNear }) => {
        const chosen = asked.get(name);
        if (Object.keys(options).length === 0 && !chosen && !onNear) return null;
        return (
          <Choice key={name} name={name} label={label} onNear={onNear}>
            <option value="">{all}</option>
            {/* Not there any more: it stays chosen all the same. */}
            {chosen && !Object.hasOwn(options, chosen) && <option value={chosen}>{chosen}</option>}
            <Options of={options} />
          </Choice>
        );
      })}
      <Choice name="sort" label={t`Order`}>
        <option value="">{t`Newest first`}</option>
        <option value="created">{t`Oldest first`}</option>
        <option value="-clicks">{t`Most clicks first`}</option>
        <option value="clicks">{t`Fewest clicks first`}</option>
        <option value="title">{t`By title`}</option>
      </Choice>
    </Group>
  );
}
