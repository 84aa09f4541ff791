import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { CampaignFields, campaignOf } from './campaign-fields.js';

export function NewCampaignPage() {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: ({ links: { campaigns } }, textOf, key) => campaigns.create(campaignOf(textOf), key),
    leadsTo: ({ id }) => paths.linkCampaign(id),
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <Box maw={560}>
      <Trail to={paths.linkCampaigns}>{t`Campaigns`}</Trail>
      <PageTitle>{t`New campaign`}</PageTitle>
      <PageForm
        name={t`New campaign`}
        form={form}
        label={t`Make the campaign`}
        whileSending={t`Making…`}
        cancelTo={paths.linkCampaigns}
      >
        <CampaignFields errors={errors} />
      </PageForm>
    </Box>
  );
}
