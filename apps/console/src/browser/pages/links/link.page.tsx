import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Code, Group, Stack } from '@mantine/core';
import type { OwnLinkDetails } from '@platform/contracts';
import type { ComponentType } from 'react';
import { useResource } from '../../api/use-resource.js';
import { CopyButton } from '../../components/copy-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
import { Tag } from '../../components/state-badge.js';
import { Trail } from '../../components/trail.js';
import { Moment } from '../../components/moment.js';
import { linkParts, paths, type LinkPart } from '../../navigation/routes.js';
import { BlockedLink } from './blocked-link.js';
import { LinkDanger } from './link-danger.js';
import { LinkQrCode } from './link-qr-code.js';
import { LinkSettings } from './link-settings.js';
import { LinkState } from './link-state.js';
import { LinkStatistics } from './link-statistics.js';
import { addressText, nameOf, timestampOf } from './link-words.js';

export interface LinkPartProps {
  link: OwnLinkDetails;
  onChange: (link: OwnLinkDetails) => void;
}

const contents: Record<LinkPart, ComponentType<LinkPartProps>> = {
  statistics: LinkStatistics,
  'qr-code': LinkQrCode,
  settings: LinkSettings,
  danger: LinkDanger,
};

export function LinkPage({ id, part }: { id: number; part: LinkPart }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`link ${id}`, (api, signal) => api.links.get(id, signal));
  return (
    <>
      <Trail to={paths.links}>{t`Links`}</Trail>
      <Loaded of={resource} what={t`the link`} rows={4} failedTitle={t`Link`}>
        {(link) => <Detail link={link} part={part} onChange={replace} />}
      </Loaded>
    </>
  );
}

function Detail({ link, part, onChange }: LinkPartProps & { part: LinkPart }) {
  const { t } = useLingui();
  const titles: Record<LinkPart, string> = {
    statistics: t`Statistics`,
    'qr-code': t`QR code`,
    settings: t`Settings`,
    danger: t`Danger zone`,
  };
  const Part = contents[part];
  return (
    <>
      <PageTitle key={part} part={part === 'statistics' ? undefined : titles[part]}>
        {nameOf(link)}
      </PageTitle>
      {link.state === 'blocked' && <BlockedLink link={link} />}
      <LinkFacts of={link} />
      <Parts
        of={t`the link`}
        parts={linkParts.map((name) => ({ title: titles[name], to: paths.link(link.id, name) }))}
        current={paths.link(link.id, part)}
      />
      <Part link={link} onChange={onChange} />
    </>
  );
}

function LinkFacts({ of: link }: { of: OwnLinkDetails }) {
  const { t } = useLingui();
  const { shorturl, longurl, state, archived, date, startdate, expiry, clicklimit, password, tags } = link;
  const facts = {
    [t`Short address`]: (
      <Group gap="xs">
        <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{addressText(shorturl)}</Code>
        <CopyButton text={shorturl} about={t`the short address`} />
      </Group>
    ),
    [t`Leads to`]: (
      <Anchor href={longurl} rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {longurl}
      </Anchor>
    ),
    [t`State`]: <LinkState of={state} isArchived={archived} />,
    ...(tags.length > 0 && {
      [t`Tags`]: (
        <Group gap={4}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Group>
      ),
    }),
    [t`Made`]: <Moment at={timestampOf(date)} />,
    ...(startdate && { [t`Starts`]: <Moment at={timestampOf(startdate)} /> }),
    ...(expiry && { [t`Ends`]: <Moment at={timestampOf(expiry)} /> }),
    ...(clicklimit && { [t`Ends after`]: <Plural value={clicklimit} one="# click" other="# clicks" /> }),
    ...(password && { [t`Password`]: <Trans>Asked for</Trans> }),
  };
  return (
    <Stack my="sm">
      <Facts of={facts} />
    </Stack>
  );
}
