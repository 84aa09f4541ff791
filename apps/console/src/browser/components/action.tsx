import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Requests } from '../api/keyed-posts.js';
import type { Key } from '../api/keys.js';
import { useNavigation } from '../navigation/navigation.js';
import { FaultNotice } from './fault-notice.js';
import { toast } from './toast.js';
import { useAction } from './use-action.js';

interface ActionProps<Answer> extends ButtonProps {
  label: string;
  /** What it is done to, for those who hear the button without its row. */
  about?: string;
  /** Asked in a dialog before anything happens, where it cannot be undone. */
  question?: ReactNode;
  /** It takes something away. */
  isDangerous?: boolean;
  send: (platform: Requests) => Promise<Answer>;
  /** What is not as it was any more (see `useWrite`). */
  stale?: Key[];
  onDone?: (answer: Answer) => void;
  /** Shown for a moment once it is done. */
  done?: string;
  /** The page that comes next. */
  leadsTo?: string;
}

/**
 * One request as a button. With a question, a dialog asks first. What goes wrong is said in the dialog, or below the
 * button.
 */
export function Action<Answer>(props: ActionProps<Answer>) {
  const { label, about, question, isDangerous, send, stale, onDone, done, leadsTo, ...looks } = props;
  const [isAsking, setAsking] = useState(false);
  const { navigate } = useNavigation();
  const { run, isSending, fault, forget } = useAction({
    send,
    stale,
    onDone: (answer) => {
      setAsking(false);
      if (done) toast(done);
      onDone?.(answer);
      if (leadsTo) navigate(leadsTo);
    },
  });
  const close = () => {
    forget();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        c={isDangerous ? 'red' : undefined}
        aria-disabled={isSending}
        {...looks}
        onClick={() => (question ? setAsking(true) : run())}
      >
        {label}
        {about && <span className="unseen"> {about}</span>}
      </Button>
      {!question && fault && <FaultNotice fault={fault} />}
      {question && (
        <Modal opened={isAsking} onClose={close} title={about ? `${label}: ${about}` : label} centered>
          <Stack>
            <Text component="div">{question}</Text>
            {fault && <FaultNotice fault={fault} />}
            <Group justify="end" gap="sm">
              <Button variant="default" onClick={close} data-autofocus>
                <Trans>Cancel</Trans>
              </Button>
              <Button color={isDangerous ? 'red' : 'accent'} aria-disabled={isSending} onClick={run}>
                {label}
              </Button>
            </Group>
          </Stack>
        </Modal>
      )}
    </>
  );
}
