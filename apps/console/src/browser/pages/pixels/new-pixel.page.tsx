import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { SelectField } from '../../components/field.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { ConsentNote } from './consent-note.js';
import { PixelFields } from './pixel-fields.js';
import { networks, pixelTypes, type PixelType } from './pixel-types.js';

export function NewPixelPage() {
  const { t } = useLingui();
  const [type, setType] = useState<PixelType>('gapixel');
  const { errors, ...form } = useSubmit({
    send: ({ links }, textOf, key) =>
      links.pixels.create({ type, name: textOf('name').trim(), tag: textOf('tag').trim() }, key),
    leadsTo: () => paths.linkPixels,
    fieldOf: { already_exists: 'tag', limit_reached: 'name' },
  });
  return (
    <Box maw={560}>
      <Trail to={paths.linkPixels}>{t`Pixels`}</Trail>
      <PageTitle>{t`New pixel`}</PageTitle>
      <PageForm
        name={t`New pixel`}
        form={form}
        label={t`Make the pixel`}
        whileSending={t`Making…`}
        cancelTo={paths.linkPixels}
      >
        <SelectField
          name="type"
          label={t`Network`}
          hint={t`It stays: another network is another pixel`}
          defaultValue={type}
          onChange={(event) => setType(event.currentTarget.value as PixelType)}
          errors={errors['type']}
        >
          {pixelTypes.map((name) => (
            <option key={name} value={name}>
              {networks[name].name}
            </option>
          ))}
        </SelectField>
        <PixelFields type={type} errors={errors} />
      </PageForm>
      <ConsentNote />
    </Box>
  );
}
