import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TextareaField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout, isAnyWrong } from '../../components/list-field.js';
import { useUtmWords } from '../utm-templates/use-utm-words.js';
import { filledBy, utmFields, utmIn, type UtmValues } from '../utm-templates/utm-values.js';
import type { LinkFieldsProps } from './link-fields.js';
import { areLines, parametersText, withParameter } from './link-parameters.js';
import type { Named } from './record-picker.js';
import { UtmTemplatePicker } from './utm-template-picker.js';

/** What is added to where a link leads: those that tell campaigns apart have fields of their own. */
export function ParametersFields({ link, choices, errors }: LinkFieldsProps) {
  const { t } = useLingui();
  const given = link?.parameters ?? [];
  return (
    <Folded title={t`Campaign parameters (UTM)`} isOpen={given.length > 0 || isAnyWrong(errors, ['parameters'])}>
      {areLines(given) ? (
        <Builder
          initial={parametersText(given)}
          templates={choices.utm_templates}
          errors={errorsAbout(errors, 'parameters', t`line`)}
        />
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>An application has set parameters that cannot be changed here.</Trans>
        </Text>
      )}
    </Folded>
  );
}

interface BuilderProps {
  initial: string;
  templates: Named[];
  errors: string[] | undefined;
}

function Builder({ initial, templates, errors }: BuilderProps) {
  const { t } = useLingui();
  const words = useUtmWords();
  const [text, setText] = useState(initial);
  const [filled, setFilled] = useState<UtmValues>({});
  const lines = () => document.getElementById('parameters') as HTMLTextAreaElement;
  /** The lines below are what is sent: they are written as if the person had typed them. */
  const set = (values: Record<string, string>) => {
    const area = lines();
    const entries = Object.entries(values);
    area.value = entries.reduce((lines, [name, value]) => withParameter(lines, name, value), area.value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    setText(area.value);
  };
  const present = utmIn(text);
  const choose = (template: UtmValues) => {
    // As they are now: the template may have been asked for.
    set(filledBy(template, lines().value, filled));
    setFilled(template);
  };
  return (
    <>
      <UtmTemplatePicker known={templates} present={present} onChoose={choose} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {utmFields.map((field) => (
          <TextInput
            key={field}
            id={`utm_${field}`}
            {...words[field]}
            value={present[field]}
            onChange={({ currentTarget }) => set({ [`utm_${field}`]: currentTarget.value })}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </SimpleGrid>
      <TextareaField
        name="parameters"
        label={t`Parameters (optional)`}
        hint={
          <Trans>
            Added to where it leads, one for each line: utm_source=newsletter. Those that the address has already stay.
          </Trans>
        }
        errors={errors}
        rows={3}
        spellCheck={false}
        defaultValue={initial}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </>
  );
}
