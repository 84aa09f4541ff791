import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Fieldset, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { FieldErrors } from '@platform/contracts';
import { useState } from 'react';
import { useFormValue } from '../../components/form-value.js';
import { sentence } from '../../components/field.js';
import { said } from '../../components/said.js';
import { filledIn, targetsIn, targetsText, type Target } from './link-targets.js';
import type { NamedValue } from './target-names.js';

interface TargetRulesProps {
  /** Of the field of the form. */
  name: string;
  /** As the API calls what is chosen. */
  field: string;
  title: string;
  /** Names the control that chooses. */
  choose: string;
  add: string;
  options: NamedValue[];
  given: Target[];
  errors: FieldErrors;
}

/** Other destinations for visitors of one kind: each is chosen by its name, with an address beside it. */
export function TargetRules({ name, field, title, choose, add, options, given, errors }: TargetRulesProps) {
  const { t } = useLingui();
  const [initial] = useState(targetsText(given));
  const [text, setText, input] = useFormValue(name, initial);
  const targets = targetsIn(text);
  const set = (index: number, changes: Partial<Target>) =>
    setText(targetsText(targets.map((target, at) => (at === index ? { ...target, ...changes } : target))));
  const sent = filledIn(targets);
  return (
    <Fieldset legend={title} variant="unstyled">
      <Stack gap="xs">
        {targets.map((target, index) => {
          const at = `${name}.${sent.indexOf(target)}`;
          const place = index + 1;
          return (
            <Group key={index} gap="xs" align="flex-start">
              <Select
                id={`${name}-${index}`}
                aria-label={`${choose} ${place}`}
                placeholder={choose}
                searchable
                allowDeselect={false}
                nothingFoundMessage={t`Nothing is called like that.`}
                data={withChosen(options, target.name)}
                value={target.name || null}
                onChange={(chosen) => set(index, { name: chosen ?? '' })}
                miw={0}
                style={{ flex: '1 1 10rem' }}
                {...said(errors[`${at}.${field}`])}
              />
              <TextInput
                aria-label={t`${choose} ${place}: address`}
                placeholder="https://example.org"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={target.link}
                onChange={({ currentTarget }) => set(index, { link: currentTarget.value })}
                miw={0}
                style={{ flex: '2 1 12rem' }}
                // What is said of all of them may be about any address.
                {...(said(errors[`${at}.link`]) ?? (errors[name] && { error: true }))}
              />
              <ActionIcon
                variant="default"
                size="input-sm"
                aria-label={t`Remove ${choose} ${place}`}
                onClick={() => setText(targetsText(targets.toSpliced(index, 1)))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Group>
          );
        })}
        {errors[name] && (
          <Text size="sm" c="red" className="error">
            {errors[name].map(sentence).join(' ')}
          </Text>
        )}
        <Button
          size="xs"
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setText(targetsText([...targets, { name: '', link: '' }]))}
        >
          {add}
        </Button>
      </Stack>
      {input}
    </Fieldset>
  );
}

/** One that is chosen already and that we have no name for stays chosen. */
function withChosen(options: NamedValue[], chosen: string): NamedValue[] {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [{ value: chosen, label: chosen }, ...options];
}
