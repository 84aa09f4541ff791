import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { CampaignDetails } from '../../api/campaigns-api.js';
import { changesOf } from '../../api/changes-of.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { Facts } from '../../components/facts.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { StateBadge } from '../../components/state-badge.js';
import { Trail } from '../../components/trail.js';
import { Day } from '../../components/moment.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { timestampOf } from '../links/link-words.js';
import { PlaceClicks } from '../links/place-clicks.js';
import { PublicAddress } from '../links/public-address.js';
import { CampaignFields, campaignOf } from './campaign-fields.js';

export function CampaignPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`campaign ${id}`, (api, signal) => api.links.campaigns.get(id, signal));
  return (
    <Box maw={720}>
      <Trail to={paths.linkCampaigns}>{t`Campaigns`}</Trail>
      <Loaded of={resource} what={t`the campaign`} rows={3} failedTitle={t`Campaign`}>
        {(campaign) => <Detail campaign={campaign} onChange={replace} />}
      </Loaded>
    </Box>
  );
}

interface DetailProps {
  campaign: CampaignDetails;
  onChange: (campaign: CampaignDetails) => void;
}

function Detail({ campaign, onChange }: DetailProps) {
  const { t } = useLingui();
  const { id, name, links, public: isPublic } = campaign;
  const ends = isPublic ? t`Its list and its rotator end.` : '';
  const kept = plural(links, {
    0: 'No link is in it.',
    one: '# link in it stays.',
    other: '# links in it stay.',
  });
  return (
    <>
      <PageTitle actions={<StateBadge tone={isPublic ? 'ok' : 'soft'}>{isPublic ? t`public` : t`private`}</StateBadge>}>
        {name}
      </PageTitle>
      <CampaignFacts of={campaign} />
      <PlaceClicks place="campaign" id={id} />
      <Settings campaign={campaign} onChange={onChange} />
      <Deletion
        name={name}
        title={t`Delete this campaign`}
        effect={`${ends} ${kept}`.trim()}
        question={t`Delete the campaign ${name}?`}
        send={(api) => api.links.campaigns.delete(id)}
        leadsTo={paths.linkCampaigns}
      />
    </>
  );
}

/** A private one has its addresses too, but nobody gets anything there. */
function CampaignFacts({ of: campaign }: { of: CampaignDetails }) {
  const { t } = useLingui();
  const { id, name, public: isPublic, rotator, list, links, clicks, date } = campaign;
  const facts = {
    [t`Links`]: links === 0 ? '0' : <Link to={paths.linksOf('campaign', id)}>{links}</Link>,
    [t`Clicks through its rotator`]: String(clicks),
    [t`Made`]: <Day at={timestampOf(date)} />,
  };
  const addresses = {
    ...(rotator && { [t`Rotator`]: <PublicAddress url={rotator} about={t`the rotator of ${name}`} /> }),
    ...(isPublic && { [t`List`]: <PublicAddress url={list} about={t`the list of ${name}`} /> }),
  };
  return (
    <>
      <Facts of={facts} />
      <Box mt="md">
        <Facts of={addresses} />
      </Box>
    </>
  );
}

function Settings({ campaign, onChange }: DetailProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: async ({ links: { campaigns } }, textOf, _, shownOf) => {
      await campaigns.update(campaign.id, changesOf(campaignOf(shownOf), campaignOf(textOf)));
      return campaigns.get(campaign.id);
    },
    onDone: onChange,
  });
  return (
    <TitledForm id="settings" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: fields show what the API has made of them. */}
      <CampaignFields key={saves} campaign={campaign} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
