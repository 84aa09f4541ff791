import { Button, Group, Text } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

interface PagerProps {
  page: number;
  lastPage: number;
  /** Of a list that is read by cursors, which says whether something follows. */
  hasNext?: boolean;
  onPage: (page: number) => void;
  /** What is paged, for screen readers. */
  of: string;
  /** Of all pages together. */
  total?: number;
}

/** Steps through the pages of a list; for a list of one page at most how many there are. */
export function Pager({ page, lastPage, hasNext = page < lastPage, onPage, of, total }: PagerProps) {
  const { t } = useLingui();
  const sum = total !== undefined && total > 0 && (
    <Text size="sm" c="dimmed">
      <Plural value={total} one="# in all" other="# in all" />
    </Text>
  );
  if (lastPage <= 1) return sum ? <Group mt="sm">{sum}</Group> : null;
  return (
    <Group component="nav" gap="md" mt="sm" aria-label={t`Pages of ${of}`}>
      <Button type="button" size="xs" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Text size="sm" c="dimmed">
        <Trans>
          Page {page} of {lastPage}
        </Trans>
      </Text>
      <Button type="button" size="xs" variant="default" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
      {sum}
    </Group>
  );
}
