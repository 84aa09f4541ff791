import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SentForm } from '../api/use-submit.js';
import { FaultNotice } from './fault-notice.js';
import { LinkButton } from './link-button.js';

interface FormProps {
  form: SentForm;
  children: ReactNode;
}

interface TitledFormProps extends FormProps {
  /** Begins the ids of its parts, which are one's own on the page. */
  id: string;
  title: string;
  heading?: 'h2' | 'h3';
  /** Not within a card, which has a frame already. */
  isPanel?: boolean;
  /**
   * What came of it, in words; empty until then, and not given where the page shows it. Not shown while it is sent
   * again, or has failed.
   */
  done?: ReactNode;
}

/** A form that is a part of a page, with a heading that names it. */
export function TitledForm(props: TitledFormProps) {
  const { id, title, heading = 'h3', isPanel = true, form, done, children } = props;
  const { formRef, onSubmit } = form;
  const content = (
    <Stack gap="md">
      <Title order={heading === 'h2' ? 2 : 3} id={`${id}-title`}>
        {title}
      </Title>
      {children}
      {done !== undefined && <Done form={form}>{done}</Done>}
    </Stack>
  );
  const shared = { ref: formRef, onSubmit, noValidate: true, 'aria-labelledby': `${id}-title` };
  return isPanel ? (
    <Paper component="form" withBorder radius="md" p="lg" mt="lg" {...shared}>
      {content}
    </Paper>
  ) : (
    <form {...shared}>{content}</form>
  );
}

/** What came of a form the last time that it was sent. */
export function Done({ form: { isSending, hasFailed }, children }: FormProps) {
  return (
    <Text component="div" size="sm" c="green" className="done" role="status">
      {!isSending && !hasFailed && children}
    </Text>
  );
}

interface LockableFormProps extends TitledFormProps {
  /** Why the person may not use it now; undefined when they may. */
  reason: string | undefined;
  /** Of the fields and their button. */
  className?: string;
}

/** A form that is shown also to who may not use it: it is locked then, and says why. */
export function LockableForm({ reason, className, children, ...titled }: LockableFormProps) {
  const { id } = titled;
  return (
    <TitledForm {...titled}>
      {reason && (
        <Text size="sm" c="dimmed" id={`${id}-reason`}>
          {reason}
        </Text>
      )}
      <fieldset
        disabled={reason !== undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={reason && `${id}-reason`}
      >
        {className ? <div className={className}>{children}</div> : <Stack gap="md">{children}</Stack>}
      </fieldset>
    </TitledForm>
  );
}

interface PageFormProps extends FormProps {
  /** The title of the page, which stands above it. */
  name: string;
  label: string;
  whileSending: string;
  /** Where those go who change their mind. */
  cancelTo: string;
}

/** The form that a page is there for. */
export function PageForm({ name, cancelTo, children, ...button }: PageFormProps) {
  const { formRef, onSubmit } = button.form;
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate aria-label={name}>
      <Stack gap="md">
        {children}
        {button.form.fault && <FaultNotice fault={button.form.fault} />}
        <Group gap="sm">
          <SendButton {...button} />
          <LinkButton to={cancelTo} variant="default">
            <Trans>Cancel</Trans>
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}

type SubmitButtonProps = Pick<PageFormProps, 'form' | 'label' | 'whileSending'>;

/** Below what went wrong, which is read where one has pressed. */
export function SubmitButton(props: SubmitButtonProps) {
  const { fault } = props.form;
  return (
    <>
      {fault && <FaultNotice fault={fault} />}
      <SendButton {...props} />
    </>
  );
}

/** Not disabled while it sends, which would take the focus away from it. */
function SendButton({ form: { isSending }, label, whileSending }: SubmitButtonProps) {
  return (
    <Button type="submit" aria-disabled={isSending} w="fit-content">
      {isSending ? whileSending : label}
    </Button>
  );
}
