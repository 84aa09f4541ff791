import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { Pixel } from '../../api/pixels-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { RecordLead } from '../links/record-lead.js';
import { ConsentNote } from './consent-note.js';
import { PixelFields } from './pixel-fields.js';
import { PixelMark } from './pixel-mark.js';

export function PixelPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`pixel ${id}`, (api, signal) => api.links.pixels.get(id, signal));
  return (
    <Box maw={560}>
      <Trail to={paths.linkPixels}>{t`Pixels`}</Trail>
      <Loaded of={resource} what={t`the pixel`} rows={3} failedTitle={t`Pixel`}>
        {(pixel) => <Detail pixel={pixel} onChange={replace} />}
      </Loaded>
    </Box>
  );
}

interface DetailProps {
  pixel: Pixel;
  onChange: (pixel: Pixel) => void;
}

function Detail({ pixel, onChange }: DetailProps) {
  const { t } = useLingui();
  const { id, type, name, links, date } = pixel;
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => {
      const given = textOf('name').trim();
      // The API wants a tag each time.
      const tag = textOf('tag').trim();
      return api.links.pixels.update(id, { ...(given !== shownOf('name') && { name: given }), tag });
    },
    onDone: onChange,
    fieldOf: { already_exists: 'tag' },
  });
  return (
    <>
      <PageTitle
        lead={
          <RecordLead links={links} date={date}>
            <PixelMark type={type} />
          </RecordLead>
        }
      >
        {name}
      </PageTitle>
      <TitledForm id="pixel" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
        {/* Anew with each save: fields show what the API has made of them. */}
        <PixelFields key={saves} type={type} pixel={pixel} errors={errors} />
        <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
      </TitledForm>
      <ConsentNote />
      <Deletion
        name={name}
        title={t`Delete this pixel`}
        effect={plural(links, {
          0: 'No link loads it.',
          one: '# link that loads it goes on without.',
          other: '# links that load it go on without.',
        })}
        question={t`Delete the pixel ${name}?`}
        send={(api) => api.links.pixels.delete(id)}
        leadsTo={paths.linkPixels}
      />
    </>
  );
}
