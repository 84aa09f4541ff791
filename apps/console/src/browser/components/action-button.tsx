import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Requests } from '../api/keyed-posts.js';
import type { Key } from '../api/keys.js';
import { useSubmit } from '../api/use-submit.js';
import { FaultNotice } from './fault-notice.js';

interface ActionButtonProps<T> {
  label: string;
  /** What it is done to, for those who hear the button without its row. */
  about: string;
  /** Asked before anything happens, where it cannot be undone. */
  question?: string;
  /** It takes something away. */
  isDangerous?: boolean;
  send: (platform: Requests) => Promise<T>;
  /** What is not as it was any more (see `useWrite`). */
  stale?: Key[];
  onDone?: (answer: T) => void;
  /** The page that comes next; not for somebody who has gone elsewhere meanwhile. */
  leadsTo?: string;
}

/** One action as a button. With a question, the first press asks it and the second answers it; Escape answers no. */
export function ActionButton<T>(props: ActionButtonProps<T>) {
  const { label, about, question, isDangerous, send, stale, onDone, leadsTo } = props;
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const { formRef, onSubmit, isSending, fault } = useSubmit({
    send,
    ...(stale && { stale }),
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
  const looks = { variant: 'default', size: 'xs', c: isDangerous ? 'red' : undefined } as const;
  const spoken = <span className="unseen"> {about}</span>;
  return (
    <form
      ref={formRef}
      className="action"
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
      noValidate
    >
      {question && isAsking && <p>{question}</p>}
      {question && !isAsking ? (
        <Button {...looks} ref={first} onClick={() => setAsking(true)}>
          {label}
          {spoken}
        </Button>
      ) : (
        <div className="actions">
          <Button {...looks} ref={sure} type="submit" aria-disabled={isSending}>
            {isSending ? 'One moment…' : question ? `Yes, ${label.toLowerCase()}` : label}
            {spoken}
          </Button>
          {question && (
            <Button variant="default" size="xs" onClick={() => setAsking(false)}>
              No
            </Button>
          )}
        </div>
      )}
      {fault && <FaultNotice fault={fault} />}
    </form>
  );
}
