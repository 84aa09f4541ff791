import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { TextField } from '../../components/field.js';
import { contrastOf, longColor } from './overlay-form.js';
import { textIn, type SettingsProps } from './setting-field.js';

/** As the API has them for who names none. */
const first = { background: '#ffffff', color: '#1b1f2a', buttonbackground: '#23564a', buttoncolor: '#ffffff' };
type ColorName = keyof typeof first;

/** What the WCAG ask of texts (AA). */
const enough = 4.5;

/** The colours of a box; it says which of its texts would be hard to read. */
export function OverlayColors({ known, errors }: SettingsProps) {
  const { t } = useLingui();
  const given = Object.fromEntries(
    Object.entries(first).map(([name, color]) => [name, longColor(textIn(known, name, color))]),
  ) as Record<ColorName, string>;
  const [colors, setColors] = useState(given);
  const labels = {
    background: t`Background`,
    color: t`Text`,
    buttonbackground: t`Button`,
    buttoncolor: t`Text of the button`,
  };
  const isFaint =
    Math.min(contrastOf(colors.color, colors.background), contrastOf(colors.buttoncolor, colors.buttonbackground)) <
    enough;
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {(Object.keys(first) as ColorName[]).map((name) => (
          <TextField
            key={name}
            type="color"
            name={`settings.${name}`}
            label={labels[name]}
            defaultValue={given[name]}
            errors={errors[`settings.${name}`]}
            onChange={({ currentTarget: { value } }) => setColors((current) => ({ ...current, [name]: value }))}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" role="status">
        {isFaint && t`Its text is hard to read in these colours: they are too much alike.`}
      </Text>
    </>
  );
}
