import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { OwnLinkList } from '@platform/contracts';
import { useState } from 'react';
import type { LinkGroups } from '../../api/links-api.js';
import { Pager } from '../../components/pager.js';
import { Table } from '../../components/table.js';
import { ChosenLinks } from './chosen-links.js';
import { LinkRow } from './link-row.js';

interface FoundLinksProps {
  of: OwnLinkList;
  groups: LinkGroups;
  page: number;
  onPage: (page: number) => void;
  onChanged: () => void;
}

/** A page of links, of which some can be chosen and changed together. */
export function FoundLinks({ of: found, groups, page, onPage, onChanged }: FoundLinksProps) {
  const { t } = useLingui();
  const { urls, result, maxpage } = found;
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  // Those of another page, or that are gone, are chosen no more.
  const chosen = urls.filter(({ id }) => ids.has(id));
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen.map((link) => link.id));
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  const areAll = chosen.length === urls.length;
  return (
    <>
      <ChosenLinks links={chosen} groups={groups} onNone={() => setIds(new Set())} onChanged={onChanged} />
      <Table
        aria-label={t`Your links`}
        sorted="-created"
        chooser={
          <Checkbox
            aria-label={t`All links of this page`}
            checked={areAll}
            indeterminate={chosen.length > 0 && !areAll}
            onChange={() => setIds(new Set(areAll ? [] : urls.map(({ id }) => id)))}
          />
        }
        columns={[
          { title: t`Link`, sort: 'title' },
          { title: t`Clicks`, sort: 'clicks' },
          t`State`,
          { title: t`Made`, sort: 'created' },
        ]}
        unseen={t`Its address`}
      >
        {urls.map((link) => (
          <LinkRow key={link.id} link={link} isChosen={ids.has(link.id)} onChoose={choose} />
        ))}
      </Table>
      <Pager page={page} lastPage={maxpage} total={result} onPage={onPage} of={t`your links`} />
    </>
  );
}
