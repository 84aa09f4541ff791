import type { ReactNode } from 'react';
import type { SentForm } from '../api/use-submit.js';
import { Link } from '../navigation/navigation.js';
import { FaultNotice } from './fault-notice.js';

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
  const { id, title, heading: Heading = 'h3', isPanel = true, form, done, children } = props;
  const { formRef, onSubmit } = form;
  const className = isPanel ? 'panel' : undefined;
  return (
    <form ref={formRef} className={className} onSubmit={onSubmit} noValidate aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{title}</Heading>
      {children}
      {done !== undefined && <Done form={form}>{done}</Done>}
    </form>
  );
}

/** What came of a form the last time that it was sent. */
export function Done({ form: { isSending, hasFailed }, children }: FormProps) {
  return (
    <div className="done" role="status">
      {!isSending && !hasFailed && children}
    </div>
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
        <p className="hint" id={`${id}-reason`}>
          {reason}
        </p>
      )}
      <fieldset
        className={className}
        disabled={reason !== undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={reason && `${id}-reason`}
      >
        {children}
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
      {children}
      <div className="actions">
        <SubmitButton {...button} />
        <Link to={cancelTo} className="button quiet">
          Cancel
        </Link>
      </div>
    </form>
  );
}

type SubmitButtonProps = Pick<PageFormProps, 'form' | 'label' | 'whileSending'>;

/**
 * Below what went wrong, which is read where one has pressed. Not disabled while it sends, which would take the focus
 * away from it.
 */
export function SubmitButton({ form: { isSending, fault }, label, whileSending }: SubmitButtonProps) {
  return (
    <>
      {fault && <FaultNotice fault={fault} />}
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? whileSending : label}
      </button>
    </>
  );
}
