import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FieldErrors } from '@platform/contracts';
import { sentence } from '../../components/field.js';
import { errorsAbout } from '../../components/list-field.js';

interface AddressListProps {
  /** Of every field of the list: what it holds is one text with a line for each. */
  name: string;
  title: string;
  /** Names one of them by its place. */
  labelOf: (place: number) => string;
  addLabel: string;
  hint?: string;
  placeholder?: string;
  given: readonly string[];
  errors: FieldErrors;
}

/** The API takes no more. */
const most = 20;

/** Addresses, each in a field of its own. */
export function AddressList({ name, title, labelOf, addLabel, hint, placeholder, given, errors }: AddressListProps) {
  const { t } = useLingui();
  const [rows, setRows] = useState(() =>
    (given.length > 0 ? given : ['']).map((address, id) => ({ id, address, isGone: false })),
  );
  const fields = useRef(new Map<number, HTMLInputElement>());
  const add = useRef<HTMLButtonElement>(null);
  const shown = rows.filter(({ isGone }) => !isGone);
  const found = errorsAbout(errors, name, t`address`);
  const describedBy = [hint && `${name}-hint`, found && `${name}-error`].filter(Boolean).join(' ');
  /** An emptied field stays in the form, which is compared with what it was. */
  const remove = (id: number) => {
    fields.current.get(id)!.value = '';
    setRows(rows.map((row) => (row.id === id ? { ...row, isGone: true } : row)));
    add.current?.focus();
  };
  const append = () => {
    setRows([...rows, { id: rows.length, address: '', isGone: false }]);
    requestAnimationFrame(() => fields.current.get(rows.length)?.focus());
  };
  return (
    <Fieldset legend={title} variant="unstyled">
      <Stack gap="xs">
        {rows.map(({ id, address, isGone }) => (
          <Group key={id} gap="xs" wrap="nowrap" display={isGone ? 'none' : undefined}>
            <TextInput
              ref={(field) => void (field ? fields.current.set(id, field) : fields.current.delete(id))}
              name={name}
              aria-label={labelOf(shown.findIndex((row) => row.id === id) + 1)}
              aria-describedby={describedBy || undefined}
              defaultValue={address}
              placeholder={placeholder}
              error={found !== undefined}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              flex={1}
            />
            {shown.length > 1 && (
              <ActionIcon
                variant="default"
                size={36}
                aria-label={t`Remove ${labelOf(shown.findIndex((row) => row.id === id) + 1)}`}
                onClick={() => remove(id)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {hint && (
          <Text size="xs" c="dimmed" id={`${name}-hint`}>
            {hint}
          </Text>
        )}
        {found && (
          <Text size="xs" c="red" className="error" id={`${name}-error`}>
            {found.map(sentence).join(' ')}
          </Text>
        )}
        {shown.length < most && (
          <Button
            ref={add}
            type="button"
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={append}
          >
            {addLabel}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
