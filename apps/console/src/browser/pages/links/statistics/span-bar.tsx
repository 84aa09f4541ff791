import { ActionIcon, Button, Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import type { Unit } from '../../../charts/use-moments.js';
import { zoneInWords } from '../../../zone.js';
import { spanDays, unitsOf, type Chosen, type SpanName } from './span.js';

interface SpanBarProps {
  chosen: Chosen;
  ownZone: string;
  /** Names of the address and their new values; empty ones are taken away. */
  onChange: (values: Record<string, string>) => void;
  onRefresh: () => void;
}

/** Chooses the days, and how they are counted. Each choice acts at once. */
export function SpanBar({ chosen, ownZone, onChange, onRefresh }: SpanBarProps) {
  const { t } = useLingui();
  const { span, from, to, tz, isCompared } = chosen;
  const titles: Record<SpanName, string> = {
    today: t`Today`,
    '7d': t`7 days`,
    '30d': t`30 days`,
    '90d': t`90 days`,
    year: t`12 months`,
    own: t`Other days`,
  };
  const choose = (name: SpanName) =>
    onChange(name === 'own' ? { span: '', from, to } : { span: name === '30d' ? '' : name, from: '', to: '' });
  return (
    <Group align="flex-end" gap="sm" role="group" aria-label={t`Days of the statistics`}>
      <Group gap={4}>
        {([...Object.keys(spanDays), 'own'] as SpanName[]).map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === span ? 'filled' : 'default'}
            aria-pressed={name === span}
            onClick={() => choose(name)}
          >
            {titles[name]}
          </Button>
        ))}
      </Group>
      {span === 'own' && <OwnDays from={from} to={to} onChange={onChange} />}
      <UnitField chosen={chosen} onChange={onChange} />
      {ownZone !== 'UTC' && (
        <NativeSelect
          size="xs"
          label={t`Days of`}
          value={tz}
          onChange={(event) => onChange({ tz: event.currentTarget.value })}
        >
          <option value={ownZone}>{zoneInWords(ownZone)}</option>
          {tz !== ownZone && tz !== 'UTC' && <option value={tz}>{zoneInWords(tz)}</option>}
          <option value="UTC">UTC</option>
        </NativeSelect>
      )}
      <Switch
        size="sm"
        mb={5}
        label={t`Compare with the days before`}
        checked={isCompared}
        onChange={(event) => onChange({ compare: event.currentTarget.checked ? '' : 'no' })}
      />
      <ActionIcon variant="default" size={30} onClick={onRefresh} aria-label={t`Load the numbers again`}>
        <IconRefresh size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function OwnDays({ from, to, onChange }: Pick<Chosen, 'from' | 'to'> & Pick<SpanBarProps, 'onChange'>) {
  const { t } = useLingui();
  // A day that is not written out yet is empty.
  const change = (name: string, day: string) => day && onChange({ from, to, [name]: day });
  return (
    <Group gap="xs">
      <TextInput
        size="xs"
        type="date"
        label={t`From`}
        value={from}
        onChange={(event) => change('from', event.currentTarget.value)}
      />
      <TextInput
        size="xs"
        type="date"
        label={t`To`}
        value={to}
        onChange={(event) => change('to', event.currentTarget.value)}
      />
    </Group>
  );
}

function UnitField({ chosen, onChange }: Pick<SpanBarProps, 'chosen' | 'onChange'>) {
  const { t } = useLingui();
  const titles: Record<Unit, string> = { hour: t`Hour`, day: t`Day`, month: t`Month` };
  const possible = unitsOf(chosen);
  return (
    <NativeSelect
      size="xs"
      w="7.5rem"
      label={t`By`}
      value={chosen.unit}
      onChange={(event) => onChange({ unit: event.currentTarget.value })}
    >
      {(['hour', 'day', 'month'] as const).map((unit) => (
        <option key={unit} value={unit} disabled={!possible.includes(unit)}>
          {possible.includes(unit) ? titles[unit] : t`Hour, at most two weeks of the last five`}
        </option>
      ))}
    </NativeSelect>
  );
}
