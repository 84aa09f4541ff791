import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { useState } from 'react';
import { TextareaField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout, isAnyWrong } from '../../components/list-field.js';
import { useUtmWords } from '../utm-templates/use-utm-words.js';
import { filledBy, utmFields, utmIn, type UtmValues } from '../utm-templates/utm-values.js';
import { areLines, parametersText, withParameter } from './link-parameters.js';
import { UtmTemplatePicker } from './utm-template-picker.js';

interface ParametersFieldsProps {
  link: LinkDetails | undefined;
  errors: FieldErrors;
}

/** What is added to where a link leads: those that tell campaigns apart have fields of their own. */
export function ParametersFields({ link, errors }: ParametersFieldsProps) {
  const { t } = useLingui();
  const given = link?.parameters ?? [];
  return (
    <Folded title={t`Campaign parameters (UTM)`} isOpen={given.length > 0 || isAnyWrong(errors, ['parameters'])}>
      {areLines(given) ? (
        <Builder initial={parametersText(given)} errors={errorsAbout(errors, 'parameters', t`line`)} />
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
  errors: string[] | undefined;
}

function Builder({ initial, errors }: BuilderProps) {
  const { t } = useLingui();
  const words = useUtmWords();
  const [text, setText] = useState(initial);
  const [filled, setFilled] = useState<UtmValues>({});
  /** The lines below are what is sent: they are written as if the person had typed them. */
  const set = (values: Record<string, string>) => {
    const area = document.getElementById('parameters') as HTMLTextAreaElement;
    const entries = Object.entries(values);
    area.value = entries.reduce((lines, [name, value]) => withParameter(lines, name, value), area.value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    setText(area.value);
  };
  const present = utmIn(text);
  const choose = (template: UtmValues) => {
    set(filledBy(template, text, filled));
    setFilled(template);
  };
  return (
    <>
      <UtmTemplatePicker present={present} onChoose={choose} />
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
