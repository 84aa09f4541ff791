import { Button, Group, NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@platform/contracts';
import { useState } from 'react';
import type { Api } from '../api/api.js';
import { useSubmit } from '../api/use-submit.js';
import { FaultNotice } from './fault-notice.js';
import { sentence } from './field.js';
import { Options } from './options.js';

interface ChoiceInPlaceProps {
  /** One's own on the page. */
  name: string;
  /** `Role of Ada Lovelace`. */
  label: string;
  value: string;
  /** The words of each value. */
  words: Record<string, string>;
  send: (api: Api, value: string) => Promise<unknown>;
  onDone: () => void;
  /** Errors that are about the choice, although the API does not say so. */
  codes?: ErrorCode[];
}

/** A choice that is changed where it stands. It is sent by a button: who goes through it by keys sends nothing. */
export function ChoiceInPlace(props: ChoiceInPlaceProps) {
  // Anew once it has another value: from then on that is what it was.
  return <Choice key={props.value} {...props} />;
}

function Choice({ name, label, value, words, send, onDone, codes = [] }: ChoiceInPlaceProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(value);
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf) => send(api, textOf(name)),
    onDone,
    fieldOf: Object.fromEntries(codes.map((code) => [code, name])),
  });
  const error = (errors[name] ?? errors['role'] ?? errors['mode'])?.map(sentence).join(' ');
  const undo = () => {
    formRef.current?.reset();
    setWanted(value);
    formRef.current?.querySelector('select')?.focus();
  };
  return (
    <form
      ref={formRef}
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && undo()}
      style={{ margin: 0 }}
      noValidate
    >
      <Group gap="xs">
        <NativeSelect
          size="xs"
          id={name}
          name={name}
          aria-label={label}
          defaultValue={value}
          onChange={(event) => setWanted(event.currentTarget.value)}
          error={error}
          errorProps={{ className: 'error' }}
          maw="100%"
        >
          <Options of={words} />
        </NativeSelect>
        {wanted !== value && (
          <>
            <Button size="xs" type="submit" aria-disabled={isSending}>
              {isSending ? t`Saving…` : t`Save`}
            </Button>
            <Button size="xs" type="button" variant="default" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </Group>
      {fault && <FaultNotice fault={fault} />}
    </form>
  );
}
