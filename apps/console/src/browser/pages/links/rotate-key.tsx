import type { LinkKeyList, OwnerKey } from '@platform/contracts';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { Options } from '../../components/options.js';

/** By seconds for which the old key works beside the new one. */
const graces = { 86400: 'For another day', 3600: 'For another hour', 0: 'No more, as of now' };
const usual = '86400';

interface RotateKeyProps {
  of: LinkKeyList['keys'][number];
  /** The new key: with its clear text, this once. */
  onRotated: (key: OwnerKey) => void;
}

/** Puts a new key in the place of one: of the same name, rights and end. */
export function RotateKey({ of: { id, name }, onRotated }: RotateKeyProps) {
  // Several rows may be open at once.
  const field = `grace-${id}`;
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) => api.links.rotateKey(id, Number(textOf(field)), key),
    onDone: onRotated,
  });
  return (
    <form ref={formRef} className="action" onSubmit={onSubmit} noValidate>
      {fault && <FaultNotice fault={fault} />}
      <Field name={field} label={`The old key ${name} works`} errors={errors['grace']}>
        {(control) => (
          <select {...control} defaultValue={usual}>
            <Options of={graces} />
          </select>
        )}
      </Field>
      <button className="button small" type="submit" aria-disabled={isSending}>
        {isSending ? 'Making…' : 'Make the new key'}
      </button>
    </form>
  );
}
