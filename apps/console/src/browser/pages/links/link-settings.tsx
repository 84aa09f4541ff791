import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { changesOf } from '../../api/changes-of.js';
import type { LinkPlaces } from '../../api/links-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { LinkFields } from './link-fields.js';
import { linkOf } from './link-form.js';
import type { LinkPartProps } from './link.page.js';

export function LinkSettings(props: LinkPartProps) {
  const { t } = useLingui();
  const { resource } = useResource('link places', (api, signal) => api.links.places(signal));
  return (
    <Box maw="42rem">
      <Loaded of={resource} what={t`your hosts`} rows={4}>
        {(places) => <Edit {...props} places={places} />}
      </Loaded>
    </Box>
  );
}

interface EditProps extends LinkPartProps {
  places: LinkPlaces;
}

function Edit({ link, places, onChange }: EditProps) {
  const { t } = useLingui();
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.links.update(link.id, changesOf(linkOf(shownOf), linkOf(textOf))),
    onDone: onChange,
    fieldOf: { already_exists: 'custom' },
  });
  return (
    <TitledForm id="about-link" title={t`About it`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
      {/* Anew with each save: fields show what the API has made of them, and a password does not stay in its field. */}
      <LinkFields key={saves} link={link} places={places} errors={errors} />
      <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
    </TitledForm>
  );
}
