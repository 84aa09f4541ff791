import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Api, IdempotencyKey } from '../api/api.js';
import { useSubmit } from '../api/use-submit.js';
import classes from './action-button.module.css';
import { FaultNotice } from './fault-notice.js';
import { withinSentence } from './words.js';

interface ActionButtonProps<T> {
  label: string;
  /** What it is done to, for those who hear the button without its row. */
  about: string;
  /** Asked before anything happens, where it cannot be undone. */
  question?: string;
  /** It takes something away. */
  isDangerous?: boolean;
  send: (api: Api, idempotencyKey: IdempotencyKey) => Promise<T>;
  onDone?: (answer: T) => void;
  /** The page that comes next; not for somebody who has gone elsewhere meanwhile. */
  leadsTo?: string;
}

/** One action as a button. With a question, the first press asks it and the second answers it; Escape answers no. */
export function ActionButton<T>({ label, about, question, isDangerous, send, onDone, leadsTo }: ActionButtonProps<T>) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const { formRef, onSubmit, isSending, fault } = useSubmit({
    send: (api, _, idempotencyKey) => send(api, idempotencyKey),
    onDone: (answer) => {
      setAsking(false);
      onDone?.(answer);
    },
    ...(leadsTo && { leadsTo: () => leadsTo }),
  });
  useLayoutEffect(() => {
    // Each press takes its own button away: the focus goes to the one that stands there now.
    if (isAsking) sure.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const small = withinSentence(label);
  // A long answer breaks on a phone, and is not cut off.
  const look = {
    size: 'xs',
    h: 'auto',
    mih: 'var(--button-height)',
    maw: '100%',
    styles: { label: { whiteSpace: 'normal' } },
  } as const;
  const quiet = isDangerous ? { variant: 'default', c: 'red', ...look } : { variant: 'default', ...look };
  const spoken = <VisuallyHidden> {about}</VisuallyHidden>;
  return (
    <form
      ref={formRef}
      className={classes.action}
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
      noValidate
    >
      {question && isAsking && <Text size="sm">{question}</Text>}
      {question && !isAsking ? (
        <Button ref={first} type="button" onClick={() => setAsking(true)} {...quiet}>
          {label}
          {spoken}
        </Button>
      ) : (
        <Group gap="xs">
          <Button
            ref={sure}
            type="submit"
            aria-disabled={isSending}
            {...(question && isDangerous ? { color: 'red', ...look } : quiet)}
          >
            {isSending ? t`One moment…` : question ? t`Yes, ${small}` : label}
            {spoken}
          </Button>
          {question && (
            <Button type="button" variant="default" onClick={() => setAsking(false)} {...look}>
              <Trans>No</Trans>
            </Button>
          )}
        </Group>
      )}
      {fault && <FaultNotice fault={fault} />}
    </form>
  );
}
