import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../api/campaigns-api.js';
import { useNumbers } from '../../charts/use-numbers.js';
import { EmptyState } from '../../components/empty-state.js';
import { StateBadge } from '../../components/state-badge.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { NamedList } from '../links/named-list.js';
import { PublicAddress } from '../links/public-address.js';
import { useCampaignClicks } from './use-campaign-clicks.js';

export function CampaignsPage() {
  const { t } = useLingui();
  return (
    <NamedList
      title={t`Campaigns`}
      lead={t`A campaign holds links that belong together.`}
      what={t`your campaigns`}
      newAt={paths.newLinkCampaign}
      newLabel={t`New campaign`}
      empty={(maker) => (
        <EmptyState
          title={t`There is no campaign yet`}
          use={t`A public one has a page that lists its links, and can have one address that leads to any of them.`}
          actions={maker}
        >
          <Trans>A campaign holds links that belong together. A link is put into one among its settings.</Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.campaigns.list(filters, page, signal)}
    >
      {({ campaigns }) => <CampaignsTable of={campaigns} />}
    </NamedList>
  );
}

function CampaignsTable({ of: campaigns }: { of: Campaign[] }) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const clicksOf = useCampaignClicks();
  return (
    <Table
      aria-label={t`Your campaigns`}
      columns={[t`Campaign`, t`Who may use it`, t`Clicks in 30 days`, t`Addresses`]}
    >
      {campaigns.map(({ id, name, public: isPublic, rotator, list }) => {
        const clicks = clicksOf(id);
        return (
          <Row key={id}>
            <Cell kind="who">
              <Link to={paths.linkCampaign(id)}>{name}</Link>
            </Cell>
            <Cell>
              <StateBadge tone={isPublic ? 'ok' : 'soft'}>{isPublic ? t`public` : t`private`}</StateBadge>
            </Cell>
            <Cell>{clicks === undefined ? '–' : number(clicks)}</Cell>
            <Cell kind="long">
              {isPublic && <PublicAddress url={list} about={t`the list of ${name}`} />}
              {rotator && <PublicAddress url={rotator} about={t`the rotator of ${name}`} />}
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}
