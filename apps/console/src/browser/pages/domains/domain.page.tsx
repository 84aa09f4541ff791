import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import type { LinkDomainDetails } from '../../api/link-domains-api.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { Day, Moment } from '../../components/moment.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { addressText, timestampOf } from '../links/link-words.js';
import { PlaceClicks } from '../links/place-clicks.js';
import { DomainSettings } from './domain-settings.js';
import { DomainState, LostDomain } from './domain-state.js';

export function DomainPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`domain ${id}`, (api, signal) => api.links.domains.get(id, signal));
  return (
    <Box maw={720}>
      <Trail to={paths.linkDomains}>{t`Domains`}</Trail>
      <Loaded of={resource} what={t`the domain`} rows={3} failedTitle={t`Domain`}>
        {(domain) => <Detail domain={domain} onChange={replace} />}
      </Loaded>
    </Box>
  );
}

interface DetailProps {
  domain: LinkDomainDetails;
  onChange: (domain: LinkDomainDetails) => void;
}

function Detail({ domain, onChange }: DetailProps) {
  const { t } = useLingui();
  const { id, links, date, checked } = domain;
  const name = addressText(domain.domain);
  const facts = {
    [t`Links on it`]: links === 0 ? '0' : <Link to={paths.linksOf('domain', id)}>{links}</Link>,
    [t`Last looked at`]: <Moment at={timestampOf(checked)} />,
    [t`Added`]: <Day at={timestampOf(date)} />,
  };
  const loss = plural(links, {
    0: 'No link is on it.',
    one: '# link on it is deleted, too.',
    other: '# links on it are deleted, too.',
  });
  const othersWait = t`For 30 days others can take it only with proof that it is theirs.`;
  const check = (
    <Group gap="sm" align="flex-start">
      <DomainState of={domain} />
      <ActionButton
        label={t`Check now`}
        about={name}
        send={async ({ links: { domains } }) => {
          await domains.check(id);
          return domains.get(id);
        }}
        onDone={onChange}
      />
    </Group>
  );
  return (
    <>
      <PageTitle actions={check}>{name}</PageTitle>
      <Facts of={facts} />
      <LostDomain of={domain} />
      <PlaceClicks place="domain" id={id} />
      <DomainSettings domain={domain} onChange={onChange} />
      <Deletion
        name={name}
        title={t`Delete this domain`}
        effect={`${loss} ${othersWait}`}
        question={t`Delete ${name}?`}
        send={(api) => api.links.domains.delete(id, links > 0)}
        leadsTo={paths.linkDomains}
      />
    </>
  );
}
