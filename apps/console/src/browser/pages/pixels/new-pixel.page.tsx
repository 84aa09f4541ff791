import { useLingui } from '@lingui/react/macro';
import { Box, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { said } from '../../components/said.js';
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
    leadsTo: () => paths.pixels,
    fieldOf: { already_exists: 'tag', limit_reached: 'name' },
  });
  return (
    <Box maw={560}>
      <Trail to={paths.pixels}>{t`Pixels`}</Trail>
      <PageTitle>{t`New pixel`}</PageTitle>
      <PageForm
        name={t`New pixel`}
        form={form}
        label={t`Make the pixel`}
        whileSending={t`Making…`}
        cancelTo={paths.pixels}
      >
        <Stack>
          <NativeSelect
            label={t`Network`}
            description={t`It stays: another network is another pixel`}
            value={type}
            onChange={(event) => setType(event.currentTarget.value as PixelType)}
            error={said(errors['type'])}
          >
            {pixelTypes.map((name) => (
              <option key={name} value={name}>
                {networks[name].name}
              </option>
            ))}
          </NativeSelect>
          <PixelFields type={type} errors={errors} />
        </Stack>
      </PageForm>
      <ConsentNote />
    </Box>
  );
}
