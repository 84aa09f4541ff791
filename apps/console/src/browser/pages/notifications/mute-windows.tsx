import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  Input,
  NativeSelect,
  Stack,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { timeZones, type MuteWindow } from '@platform/contracts';
import { personZone } from '../../zone.js';
import { everyDay, weekdays } from './rule-words.js';

const maxWindows = 10;

interface MuteWindowsProps {
  /** Begins the names of the controls, which are one's own on the page. */
  id: string;
  windows: readonly MuteWindow[];
  onChange: (windows: MuteWindow[]) => void;
  errors: string[] | undefined;
}

/** The hours of the week in which a rule sends nothing. */
export function MuteWindows({ id, windows, onChange, errors }: MuteWindowsProps) {
  const { t } = useLingui();
  const replace = (index: number, changes: Partial<MuteWindow>) =>
    onChange(windows.map((one, place) => (place === index ? { ...one, ...changes } : one)));
  return (
    <Fieldset legend={t`Quiet hours`}>
      <Stack gap="md" align="flex-start">
        {windows.map((window, index) => (
          <WindowFields
            key={index}
            id={`${id}-mute-${index}`}
            number={index + 1}
            window={window}
            onChange={(changes) => replace(index, changes)}
            onRemove={() => onChange(windows.filter((_, place) => place !== index))}
          />
        ))}
        {errors && <Input.Error className="error">{errors.join(' ')}</Input.Error>}
        <Button
          type="button"
          size="xs"
          variant="default"
          disabled={windows.length >= maxWindows}
          onClick={() =>
            onChange([...windows, { days: [...everyDay], from: '22:00', to: '07:00', time_zone: personZone() }])
          }
        >
          <Trans>Add quiet hours</Trans>
        </Button>
      </Stack>
    </Fieldset>
  );
}

interface WindowFieldsProps {
  id: string;
  number: number;
  window: MuteWindow;
  onChange: (changes: Partial<MuteWindow>) => void;
  onRemove: () => void;
}

function WindowFields({ id, number, window, onChange, onRemove }: WindowFieldsProps) {
  const { t } = useLingui();
  const words = weekdays();
  const { days, from, to, time_zone } = window;
  const toggle = (day: MuteWindow['days'][number]) =>
    onChange({ days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  return (
    <Fieldset w="100%" aria-label={t`Quiet hours ${number}`}>
      <Stack gap="sm" align="flex-start">
        <Group gap="md">
          {everyDay.map((day) => (
            <Checkbox key={day} label={words[day]} checked={days.includes(day)} onChange={() => toggle(day)} />
          ))}
        </Group>
        <Group gap="sm" align="flex-end">
          <TextInput
            id={`${id}-from`}
            label={t`From`}
            type="time"
            value={from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            id={`${id}-to`}
            label={t`To`}
            type="time"
            value={to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
          <NativeSelect
            id={`${id}-zone`}
            label={t`Time zone`}
            value={time_zone}
            onChange={(event) => onChange({ time_zone: event.currentTarget.value })}
            data={[...new Set([time_zone, 'UTC', ...timeZones()])]}
          />
          <Button type="button" variant="default" c="red" onClick={onRemove}>
            <Trans>Remove</Trans>
            <VisuallyHidden> {t`quiet hours ${number}`}</VisuallyHidden>
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
