import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { linkLists } from '../../navigation/part-titles.js';
import { PageTitle } from '../../components/page-title.js';

interface LinksHeadProps {
  /** The address of the page. */
  at: string;
  /** What can be done, beside the title. */
  children?: ReactNode;
}

/** The top of each page about links. */
export function LinksHead({ at, children }: LinksHeadProps) {
  const { t } = useLingui();
  return (
    <div className="title-row">
      <PageTitle>{t(linkLists.find(({ to }) => to === at)!.title)}</PageTitle>
      {children}
    </div>
  );
}
