import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { LinkChoices } from '@platform/contracts';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { LinkFields } from './link-fields.js';
import { linkOf } from './link-form.js';
import type { LinkPartProps } from './link.page.js';
import { useLinkChoices } from './use-link-choices.js';

export function LinkSettings(props: LinkPartProps) {
  const { t } = useLingui();
  return (
    <Box maw="42rem">
      <Loaded of={useLinkChoices()} what={t`your hosts`} rows={4}>
        {(choices) => <Edit {...props} choices={choices} />}
      </Loaded>
    </Box>
  );
}

interface EditProps extends LinkPartProps {
  choices: LinkChoices;
}

function Edit({ link, choices, onChange }: EditProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.links.update(link.id, changesOf(linkOf(shownOf), linkOf(textOf))),
    onDone: onChange,
    fieldOf: { already_exists: 'custom' },
  });
  return (
    <TitledForm id="about-link" title={t`About it`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: fields show what the API has made of them, and a password does not stay in its field. */}
      <LinkFields key={saves} link={link} choices={choices} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
