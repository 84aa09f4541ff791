import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import type { CampaignDetails } from '../../api/campaigns-api.js';
import type { FieldText } from '../../api/use-submit.js';
import { CheckboxField, TextField } from '../../components/field.js';

interface CampaignFieldsProps {
  /** Changed by the form; a new one is made without it. */
  campaign?: CampaignDetails;
  errors: FieldErrors;
}

export function CampaignFields({ campaign, errors }: CampaignFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <TextField
        name="name"
        label={campaign ? t`Name` : t`Name (optional)`}
        hint={campaign ? t`At least 2 characters` : t`Without one it is named after the present minute`}
        autoComplete="off"
        defaultValue={campaign?.name}
        required={campaign !== undefined}
        errors={errors['name']}
      />
      <TextField
        name="slug"
        label={t`Slug of the rotator (optional)`}
        hint={t`The rotator leads to any link of the campaign: 2 to 49 letters, digits, “-” and “_”`}
        autoComplete="off"
        spellCheck={false}
        defaultValue={campaign?.slug ?? undefined}
        errors={errors['slug']}
      />
      <CheckboxField
        name="public"
        label={t`Public: everybody may use its list and its rotator`}
        defaultChecked={campaign?.public}
      />
      <CheckboxField
        name="sticky"
        label={t`The rotator leads the same visitor to the same link for a day`}
        defaultChecked={campaign?.sticky}
      />
    </Stack>
  );
}

/** The fields as the API takes them. */
export function campaignOf(textOf: FieldText) {
  return {
    name: textOf('name'),
    slug: textOf('slug'),
    public: textOf('public') === 'on',
    sticky: textOf('sticky') === 'on',
  };
}
