import type { LinkDetails } from '@platform/contracts';
import type { ComponentType } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { linkParts, paths, type LinkPart } from '../../navigation/routes.js';
import { CopyButton } from '../../components/copy-button.js';
import { Facts } from '../../components/facts.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Loading } from '../../components/loading.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { momentOf } from '../../components/words.js';
import { BlockedLink } from './blocked-link.js';
import { LinkQrCode } from './link-qr-code.js';
import { LinkSettings } from './link-settings.js';
import { LinkStatistics } from './link-statistics.js';
import { addressText, nameOf, stateLooks, timestampOf } from './link-words.js';

export interface LinkPartProps {
  link: LinkDetails;
  onChange: (link: LinkDetails) => void;
}

const parts: Record<LinkPart, { title: string; Part: ComponentType<LinkPartProps> }> = {
  statistics: { title: 'Statistics', Part: LinkStatistics },
  'qr-code': { title: 'QR code', Part: LinkQrCode },
  settings: { title: 'Settings', Part: LinkSettings },
};

export function LinkPage({ id, part }: { id: number; part: LinkPart }) {
  const { resource, replace } = useResource(`link ${id}`, (api, signal) => api.links.get(id, signal));
  return (
    <>
      <Trail to={paths.links}>Links</Trail>
      {resource.state === 'loading' && <Loading what="the link" rows={4} />}
      {resource.state === 'failed' && (
        <>
          <PageTitle>Link</PageTitle>
          <FaultNotice fault={resource.fault} onRetry={resource.retry} />
        </>
      )}
      {resource.state === 'ready' && <Detail link={resource.value} part={part} onChange={replace} />}
    </>
  );
}

function Detail({ link, part, onChange }: LinkPartProps & { part: LinkPart }) {
  const { title, Part } = parts[part];
  return (
    <>
      <PageTitle key={part} part={part === 'statistics' ? undefined : title}>
        {nameOf(link)}
      </PageTitle>
      {link.state === 'blocked' && <BlockedLink link={link} />}
      <LinkFacts of={link} />
      <nav className="parts" aria-label="Parts of the link">
        {linkParts.map((name) => (
          <Link key={name} to={paths.link(link.id, name)} isCurrent={name === part}>
            {parts[name].title}
          </Link>
        ))}
      </nav>
      <Part link={link} onChange={onChange} />
    </>
  );
}

function LinkFacts({ of: link }: { of: LinkDetails }) {
  const { shorturl, longurl, state, date, expiry, clicklimit, password } = link;
  const facts = {
    'Short address': (
      <>
        <span className="address">{addressText(shorturl)}</span>{' '}
        <CopyButton text={shorturl} about="the short address" />
      </>
    ),
    'Leads to': (
      <a href={longurl} rel="noreferrer">
        {longurl}
      </a>
    ),
    State: <span className={stateLooks[state]}>{state}</span>,
    Made: momentOf(timestampOf(date)),
    ...(expiry && { Ends: momentOf(timestampOf(expiry)) }),
    ...(clicklimit && { 'Ends after': clicklimit === 1 ? '1 click' : `${clicklimit} clicks` }),
    ...(password && { Password: 'Asked for' }),
  };
  return <Facts of={facts} />;
}
