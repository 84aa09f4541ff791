import { useLayoutEffect, useRef, useState } from 'react';
import type { Api, IdempotencyKey } from '../api/api.js';
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
  send: (api: Api, idempotencyKey: IdempotencyKey) => Promise<T>;
  onDone?: (answer: T) => void;
  /** The page that comes next; not for somebody who has gone elsewhere meanwhile. */
  leadsTo?: string;
}

/** One action as a button. With a question, the first press asks it and the second answers it; Escape answers no. */
export function ActionButton<T>({ label, about, question, isDangerous, send, onDone, leadsTo }: ActionButtonProps<T>) {
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
  const looks = isDangerous ? 'button quiet small danger' : 'button quiet small';
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
        <button ref={first} className={looks} type="button" onClick={() => setAsking(true)}>
          {label}
          {spoken}
        </button>
      ) : (
        <div className="actions">
          <button ref={sure} className={looks} type="submit" aria-disabled={isSending}>
            {isSending ? 'One moment…' : question ? `Yes, ${label.toLowerCase()}` : label}
            {spoken}
          </button>
          {question && (
            <button className="button quiet small" type="button" onClick={() => setAsking(false)}>
              No
            </button>
          )}
        </div>
      )}
      {fault && <FaultNotice fault={fault} />}
    </form>
  );
}
