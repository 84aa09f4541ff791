import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { useId, useState } from 'react';
import { TextareaField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout, isAnyWrong } from '../../components/list-field.js';
import { areLines, parameterIn, parametersText, withParameter } from './link-parameters.js';

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
  const id = useId();
  const [text, setText] = useState(initial);
  const fields = {
    utm_source: { label: t`Source`, placeholder: 'newsletter' },
    utm_medium: { label: t`Medium`, placeholder: 'email' },
    utm_campaign: { label: t`Campaign name`, placeholder: 'summer' },
    utm_term: { label: t`Term`, placeholder: '' },
    utm_content: { label: t`Variant`, placeholder: '' },
  };
  const templates: Record<string, Record<string, string>> = {
    [t`Newsletter`]: { utm_source: 'newsletter', utm_medium: 'email' },
    [t`Social network`]: { utm_source: 'social', utm_medium: 'social' },
    [t`Advertisement`]: { utm_source: 'ads', utm_medium: 'cpc' },
    [t`Print`]: { utm_source: 'print', utm_medium: 'qr' },
    [t`Partner`]: { utm_source: 'partner', utm_medium: 'referral' },
  };
  /** The lines below are what is sent: they are written as if the person had typed them. */
  const set = (values: Record<string, string>) => {
    const area = document.getElementById('parameters') as HTMLTextAreaElement;
    const entries = Object.entries(values);
    area.value = entries.reduce((lines, [name, value]) => withParameter(lines, name, value), area.value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    setText(area.value);
  };
  return (
    <>
      <Group gap="xs" role="group" aria-labelledby={id}>
        <Text size="sm" id={id}>
          <Trans>Templates</Trans>
        </Text>
        {Object.entries(templates).map(([name, values]) => (
          <Button key={name} size="compact-sm" variant="default" onClick={() => set(values)}>
            {name}
          </Button>
        ))}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {Object.entries(fields).map(([name, words]) => (
          <TextInput
            key={name}
            id={name}
            {...words}
            value={parameterIn(text, name)}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
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
