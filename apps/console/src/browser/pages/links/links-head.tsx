import type { ReactNode } from 'react';
import { paths } from '../../navigation/routes.js';
import { PageTitle } from '../../components/page-title.js';

const parts = [
  { title: 'Links', to: paths.links },
  { title: 'Statistics', to: paths.linkStatistics },
  { title: 'Campaigns', to: paths.linkCampaigns },
  { title: 'Channels', to: paths.linkChannels },
  { title: 'Bio pages', to: paths.linkBioPages },
  { title: 'QR codes', to: paths.linkQrCodes },
  { title: 'Domains', to: paths.linkDomains },
  { title: 'API keys', to: paths.linkKeys },
];

interface LinksHeadProps {
  /** The address of the page. */
  at: string;
  /** What can be done, beside the title. */
  children?: ReactNode;
}

/** The top of each page about links. */
export function LinksHead({ at, children }: LinksHeadProps) {
  return (
    <div className="title-row">
      <PageTitle>{parts.find(({ to }) => to === at)!.title}</PageTitle>
      {children}
    </div>
  );
}
