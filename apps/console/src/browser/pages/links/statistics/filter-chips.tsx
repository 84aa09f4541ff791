import { Button, Group } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { Filter } from './span.js';
import { useNames } from './use-names.js';

interface FilterChipsProps {
  filters: readonly Filter[];
  /** What stands for the number of a link, a campaign, a channel or a domain. */
  nameOf: (filter: Filter) => string | undefined;
  onRemove: (filter: Filter) => void;
  onRemoveAll: () => void;
}

/** What narrows the statistics; a click takes one away. */
export function FilterChips({ filters, nameOf, onRemove, onRemoveAll }: FilterChipsProps) {
  const { t } = useLingui();
  const { title, label } = useNames();
  if (filters.length === 0) return null;
  const textOf = (filter: Filter) => {
    const { name, value } = filter;
    const isNumber = name === 'link' || name === 'campaign' || name === 'channel' || name === 'domain';
    const named = isNumber ? nameOf(filter) : label(name, value);
    return named === undefined ? t`Only one: ${title(name)}` : `${title(name)}: ${named}`;
  };
  return (
    <Group gap={6} role="group" aria-label={t`Filters`}>
      {filters.map((filter) => {
        const text = textOf(filter);
        return (
          <Button
            key={`${filter.name} ${filter.value}`}
            size="compact-sm"
            variant="light"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t`Remove the filter ${text}`}
            onClick={() => onRemove(filter)}
          >
            {text}
          </Button>
        );
      })}
      {filters.length > 1 && (
        <Button size="compact-sm" variant="default" onClick={onRemoveAll}>
          {t`Remove all filters`}
        </Button>
      )}
    </Group>
  );
}
