import { TextInput, type TextInputProps } from '@mantine/core';

/** A day, as `2026-11-26`, by the browser's own calendar. */
export function DayInput(props: TextInputProps) {
  return <TextInput {...props} type="date" />;
}

/** A day and a time in the zone of the person, as `2026-11-26T10:42`. Its label says the zone. */
export function MomentInput(props: TextInputProps) {
  return <TextInput {...props} type="datetime-local" />;
}
