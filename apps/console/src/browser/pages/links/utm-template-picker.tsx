import { useLingui } from '@lingui/react/macro';
import { Button, Group, Select, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useWhenAsked } from '../../api/use-when-asked.js';
import { FaultNotice } from '../../components/fault-notice.js';
import type { UtmValues } from '../utm-templates/utm-values.js';
import { SaveUtmTemplate } from './save-utm-template.js';

interface UtmTemplatePickerProps {
  /** What the fields hold now. */
  present: UtmValues;
  onChoose: (values: UtmValues) => void;
}

/** Chooses what the fields of UTM parameters are filled in by: one of the owner's templates, or a suggestion. */
export function UtmTemplatePicker({ present, onChoose }: UtmTemplatePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const { resource, known, ask, refresh } = useWhenAsked('all UTM templates', (api, signal) =>
    api.links.utmTemplates.all(signal),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const suggestions: Record<string, UtmValues> = {
    [t`Newsletter`]: { source: 'newsletter', medium: 'email' },
    [t`Social network`]: { source: 'social', medium: 'social' },
    [t`Advertisement`]: { source: 'ads', medium: 'cpc' },
    [t`Print`]: { source: 'print', medium: 'qr' },
    [t`Partner`]: { source: 'partner', medium: 'referral' },
  };
  const choose = (value: string | null) => {
    const template = known?.find((one) => String(one.id) === value);
    setChosen(value);
    if (template) onChoose(template);
  };
  return (
    <>
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      <Select
        id="utm-template"
        label={t`Template`}
        description={t`Fills in what you have not typed`}
        inputWrapperOrder={['label', 'input', 'description']}
        searchable
        comboboxProps={{ withinPortal: false }}
        placeholder={known?.length === 0 ? t`You have none yet.` : t`Search`}
        nothingFoundMessage={known ? t`No name is like that.` : t`Loading…`}
        data={(known ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
        value={chosen}
        onChange={choose}
        onFocus={ask}
      />
      <Group gap="xs" role="group" aria-labelledby={id}>
        <Text size="sm" id={id}>
          {t`Suggestions`}
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
      <SaveUtmTemplate values={present} onSaved={refresh} />
    </>
  );
}
