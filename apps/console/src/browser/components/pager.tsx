import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';

interface PagerProps {
  page: number;
  lastPage: number;
  /** Of a list that is read by cursors, which says whether something follows. */
  hasNext?: boolean;
  onPage: (page: number) => void;
  /** What is paged, for screen readers. */
  of: string;
  /** How many there are on all pages. */
  total?: number;
}

/** Steps through the pages of a list; of a list of one page only how many there are. */
export function Pager({ page, lastPage, hasNext = page < lastPage, onPage, of, total }: PagerProps) {
  const { t } = useLingui();
  if (lastPage <= 1 && total === undefined) return null;
  return (
    <Group component="nav" aria-label={t`Pages of ${of}`} gap="md" mt="sm" c="dimmed">
      {lastPage > 1 && (
        <>
          <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Text component="span" size="sm">
            <Trans>
              Page {page} of {lastPage}
            </Trans>
          </Text>
          <Button variant="default" size="xs" disabled={!hasNext} onClick={() => onPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </>
      )}
      {total !== undefined && (
        <Text component="span" size="sm" ml="auto">
          <Plural value={total} one="# in all" other="# in all" />
        </Text>
      )}
    </Group>
  );
}
