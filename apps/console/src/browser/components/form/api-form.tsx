import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../buttons.js';
import { FaultNotice } from '../fault-notice.js';
import type { SentApiForm } from './use-api-form.js';

interface ApiFormProps {
  form: SentApiForm;
  /** What the form is about, for screen readers: the title of its page or dialog. */
  name: string;
  /** Of its button. */
  label: string;
  /** Where those go who change their mind: an address, or what closes the dialog. */
  cancel?: string | (() => void);
  /** Shown beside the button once it is sent, and until something is changed. */
  done?: string;
  isDangerous?: boolean;
  children?: ReactNode;
}

/** The frame of a form: its fields, what went wrong, and the button (see `useApiForm`). */
export function ApiForm({ form, name, label, cancel, done, isDangerous, children }: ApiFormProps) {
  const { formRef, onSubmit, isSending, isDone, fault } = form;
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate aria-label={name} data-api-form>
      <Stack gap="md">
        {children}
        {fault && <FaultNotice fault={fault} />}
        <Group gap="sm">
          {/* Not disabled while it sends, which would take the focus away from it. */}
          <Button
            type="submit"
            color={isDangerous ? 'red' : 'accent'}
            aria-disabled={isSending}
            mod={{ busy: isSending }}
          >
            {label}
          </Button>
          {typeof cancel === 'string' && (
            <LinkButton variant="default" to={cancel}>
              <Trans>Cancel</Trans>
            </LinkButton>
          )}
          {typeof cancel === 'function' && (
            <Button variant="default" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Text size="sm" c="green" role="status">
            {isDone && done}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
