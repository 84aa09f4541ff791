import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Select, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useDoing } from '../../api/use-doing.js';
import { FaultNotice } from '../../components/fault-notice.js';
import type { UtmValues } from '../utm-templates/utm-values.js';
import type { Named } from './record-picker.js';
import { SaveUtmTemplate } from './save-utm-template.js';

interface UtmTemplatePickerProps {
  known: readonly Named[];
  /** What the fields hold now. */
  present: UtmValues;
  onChoose: (values: UtmValues) => void;
}

/** Chooses what the fields of UTM parameters are filled in by: one of the owner's templates, or a suggestion. */
export function UtmTemplatePicker({ known, present, onChoose }: UtmTemplatePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const { run, fault } = useDoing();
  const [chosen, setChosen] = useState<string | null>(null);
  const [saved, setSaved] = useState<Named[]>([]);
  const templates = [...known, ...saved.filter(({ id }) => known.every((one) => one.id !== id))];
  const suggestions: Record<string, UtmValues> = {
    [t`Newsletter`]: { source: 'newsletter', medium: 'email' },
    [t`Social network`]: { source: 'social', medium: 'social' },
    [t`Advertisement`]: { source: 'ads', medium: 'cpc' },
    [t`Print`]: { source: 'print', medium: 'qr' },
    [t`Partner`]: { source: 'partner', medium: 'referral' },
  };
  const choose = (value: string | null) => {
    setChosen(value);
    if (value) void run(async ({ links }) => onChoose(await links.utmTemplates.get(Number(value))));
  };
  return (
    <>
      {templates.length > 0 && (
        <Select
          id="utm-template"
          label={t`Template`}
          description={t`Fills in what you have not typed`}
          inputWrapperOrder={['label', 'input', 'description']}
          searchable
          comboboxProps={{ withinPortal: false }}
          placeholder={t`Search`}
          nothingFoundMessage={t`No name is like that.`}
          data={templates.map((one) => ({ value: String(one.id), label: one.name }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {fault && <FaultNotice fault={fault} />}
      <Group gap="xs" role="group" aria-labelledby={id}>
        <Text size="sm" id={id}>
          <Trans>Suggestions</Trans>
        </Text>
        {Object.entries(suggestions).map(([name, values]) => (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            onClick={() => {
              setChosen(null);
              onChoose(values);
            }}
          >
            {name}
          </Button>
        ))}
      </Group>
      <SaveUtmTemplate values={present} onSaved={(template) => setSaved([...saved, template])} />
    </>
  );
}
