import { useLingui } from '@lingui/react/macro';
import { Radio, SimpleGrid } from '@mantine/core';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { BesidePreview } from '../links/beside-preview.js';
import { OverlayFields } from './overlay-fields.js';
import { overlayOf } from './overlay-form.js';
import { OverlayPreview } from './overlay-preview.js';
import { overlayTypeNames, overlayTypes, type OverlayType } from './overlay-types.js';

/** The type is in the address, so that other pages can lead to the form of each. */
export function NewOverlayPage() {
  const { t, i18n } = useLingui();
  const { search, narrow } = useNavigation();
  const asked = new URLSearchParams(search).get('type');
  const type = overlayTypeNames.find((name) => name === asked) ?? 'message';
  return (
    <>
      <Trail to={paths.linkOverlays}>{t`Overlays`}</Trail>
      <PageTitle>{t`New overlay`}</PageTitle>
      <Radio.Group
        label={t`Type`}
        description={t`It stays: another type is another overlay`}
        value={type}
        onChange={(chosen) => narrow(new URLSearchParams({ type: chosen }))}
        mb="lg"
      >
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} mt="sm">
          {overlayTypeNames.map((name) => (
            <Radio
              key={name}
              value={name}
              label={i18n._(overlayTypes[name].name)}
              description={i18n._(overlayTypes[name].what)}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Form type={type} />
    </>
  );
}

function Form({ type }: { type: OverlayType }) {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: ({ links }, textOf, key) => links.overlays.create(overlayOf(type, textOf), key),
    leadsTo: ({ id }) => paths.linkOverlay(id),
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <BesidePreview preview={<OverlayPreview type={type} formRef={form.formRef} />}>
      <PageForm
        name={t`New overlay`}
        form={form}
        label={t`Make the overlay`}
        whileSending={t`Making…`}
        cancelTo={paths.linkOverlays}
      >
        <OverlayFields type={type} errors={errors} />
      </PageForm>
    </BesidePreview>
  );
}
