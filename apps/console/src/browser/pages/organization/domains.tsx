import { Group, Stack, Text, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Domain, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { ChoiceInPlace } from '../../components/choice-in-place.js';
import { EmptyState } from '../../components/empty-state.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { OpenButton, Opened, useOpened } from '../../components/opened.js';
import { Card, Cards } from '../../components/panel.js';
import { RecordToSet } from '../../components/record-to-set.js';
import { StateBadge } from '../../components/state-badge.js';
import { Day } from '../../components/moment.js';
import { dayOf } from '../../components/words.js';
import { modeWords } from './domain-modes.js';
import { GuardedSection, Reason } from './guarded-section.js';
import { may, whyNot } from './may.js';
import { NewDomain } from './new-domain.js';
import type { PartProps } from './part.js';

export function Domains({ organization }: PartProps) {
  const { t } = useLingui();
  const adding = useOpened();
  const reason = whyNot(organization, 'manage_organization', t`The organization is suspended.`);
  return (
    <GuardedSection
      organization={organization}
      id="domains"
      title={t`Domains`}
      lead={t`Domains of your own, by whose addresses colleagues can join.`}
      needed="manage_organization"
      actions={
        <OpenButton
          label={t`Add a domain`}
          isOpen={adding.isOpen}
          onToggle={adding.toggle}
          isLocked={reason !== undefined}
        />
      }
    >
      <Reason>{reason}</Reason>
      <List organization={organization} isAdding={adding.isOpen && !reason} />
    </GuardedSection>
  );
}

function List({ organization, isAdding }: { organization: OrganizationDetail; isAdding: boolean }) {
  const { t } = useLingui();
  const { uuid } = organization;
  const { resource, refresh } = useResource(`domains ${uuid}`, (api, signal) => api.in(uuid).domains(signal));
  return (
    <>
      {isAdding && (
        <Opened>
          <NewDomain organization={organization} onMade={refresh} />
        </Opened>
      )}
      <Loaded of={resource} what={t`the domains`} rows={3}>
        {(domains) =>
          domains.length === 0 ? (
            <EmptyState
              title={t`No domain yet`}
              use={t`With one of your own, colleagues can join without being invited one by one.`}
            >
              <Trans>A domain belongs to the organization once a record in its DNS proves it.</Trans>
            </EmptyState>
          ) : (
            <Cards>
              {domains.map((domain) => (
                <Card key={domain.uuid}>
                  <DomainCard organization={organization} domain={domain} refresh={refresh} />
                </Card>
              ))}
            </Cards>
          )
        }
      </Loaded>
    </>
  );
}

interface DomainCardProps {
  organization: OrganizationDetail;
  domain: Domain;
  refresh: () => void;
}

function DomainCard({ organization, domain, refresh }: DomainCardProps) {
  const { t } = useLingui();
  const { uuid, domain: name, status, mode } = domain;
  const words = modeWords();
  const mayChange = may(organization, 'manage_organization');
  return (
    <>
      <Group gap="xs">
        <Title order={3} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <StateBadge tone={status === 'verified' ? 'ok' : 'warn'}>
          {status === 'verified' ? t`verified` : t`pending`}
        </StateBadge>
      </Group>
      <Proof of={domain} />
      {mayChange ? (
        <Stack gap={4}>
          <Text size="sm" c="dimmed">
            <Trans>Who joins by it</Trans>
          </Text>
          <ChoiceInPlace
            name={`mode-${uuid}`}
            label={t`Who joins by ${name}`}
            value={mode}
            words={words}
            send={(api, wanted) => api.in(organization.uuid).changeDomain(uuid, wanted as Domain['mode'])}
            onDone={refresh}
          />
        </Stack>
      ) : (
        <Text size="sm">{words[mode]}</Text>
      )}
      {mayChange && (
        <Group gap="xs">
          {status === 'pending' && (
            <ActionButton
              label={t`Look for the record`}
              about={t`of ${name}`}
              send={(api) => api.in(organization.uuid).verifyDomain(uuid)}
              onDone={refresh}
            />
          )}
          <ActionButton
            label={t`Remove`}
            isDangerous
            about={name}
            question={t`Remove ${name}? Who has joined by it stays.`}
            send={(api) => api.in(organization.uuid).removeDomain(uuid)}
            onDone={refresh}
          />
        </Group>
      )}
    </>
  );
}

/** What proves that the domain is theirs, or when that was seen. */
function Proof({ of: { status, verification, verified_at, missing_since, expires_at } }: { of: Domain }) {
  const { t } = useLingui();
  if (status === 'verified') {
    return (
      <>
        {verified_at && <Facts of={{ [t`Verified`]: <Day at={verified_at} /> }} />}
        {missing_since && <Missing since={dayOf(missing_since)} />}
        {missing_since && <RecordToSet record={{ ...verification, values: [verification.value] }} />}
      </>
    );
  }
  const day = expires_at && dayOf(expires_at);
  return (
    <>
      <Text>
        {day
          ? t`To prove that it is yours, put this TXT record into its DNS, until ${day}:`
          : t`To prove that it is yours, put this TXT record into its DNS:`}
      </Text>
      <RecordToSet record={{ ...verification, values: [verification.value] }} />
    </>
  );
}

function Missing({ since }: { since: string }) {
  return (
    <Text c="yellow">
      <Trans>
        Its record has not been found since {since}. Nobody joins by the domain until it is there again; after seven
        days the domain is pending again.
      </Trans>
    </Text>
  );
}
