import type { LinkDetails } from '@platform/contracts';
import type { ComponentType } from 'react';
import { useResource } from '../../api/use-resource.js';
import { linkParts, paths, type LinkPart } from '../../navigation/routes.js';
import { CopyButton } from '../../components/copy-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
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
      <Loaded of={resource} what="the link" rows={4} failedTitle="Link">
        {(link) => <Detail link={link} part={part} onChange={replace} />}
      </Loaded>
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
      <Parts
        of="the link"
        parts={linkParts.map((name) => ({ title: parts[name].title, to: paths.link(link.id, name) }))}
        current={paths.link(link.id, part)}
      />
      <Part link={link} onChange={onChange} />
    </>
  );
}

function LinkFacts({ of: link }: { of: LinkDetails }) {
  const { shorturl, longurl, state, date, startdate, expiry, clicklimit, password } = link;
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
    ...(startdate && { Starts: momentOf(timestampOf(startdate)) }),
    ...(expiry && { Ends: momentOf(timestampOf(expiry)) }),
    ...(clicklimit && { 'Ends after': clicklimit === 1 ? '1 click' : `${clicklimit} clicks` }),
    ...(password && { Password: 'Asked for' }),
  };
  return <Facts of={facts} />;
}
