import { useEffect, useRef, useState } from 'react';
import type { Api } from '../api/api.js';
import { ApiFault } from '../api/api-fault.js';
import { useSubmit } from '../api/use-submit.js';
import { FaultNotice } from './fault-notice.js';

interface ActionButtonProps<T> {
  label: string;
  /** What it is done to, for those who hear the button without its row. */
  about: string;
  /** Asked before anything happens, where it cannot be undone. */
  question?: string;
  send: (api: Api) => Promise<T>;
  onDone: (answer: T) => void;
}

/** One action as a button. With a question, the first press asks it and the second answers it. */
export function ActionButton<T>({ label, about, question, send, onDone }: ActionButtonProps<T>) {
  const [isAsking, setAsking] = useState(false);
  const sure = useRef<HTMLButtonElement>(null);
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api) => send(api),
    onDone: (answer) => {
      setAsking(false);
      onDone(answer);
    },
  });
  useEffect(() => {
    if (isAsking) sure.current?.focus();
  }, [isAsking]);
  const [error] = Object.values(errors).flat();
  const shown = fault ?? (error === undefined ? undefined : new ApiFault(422, 'validation_failed', error));
  const spoken = <span className="unseen"> {about}</span>;
  return (
    <form ref={formRef} className="action" onSubmit={onSubmit} noValidate>
      {question && isAsking && <p>{question}</p>}
      {question && !isAsking ? (
        <button className="button quiet small" type="button" onClick={() => setAsking(true)}>
          {label}
          {spoken}
        </button>
      ) : (
        <div className="actions">
          <button ref={sure} className="button quiet small" type="submit" aria-disabled={isSending}>
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
      {shown && <FaultNotice fault={shown} />}
    </form>
  );
}
