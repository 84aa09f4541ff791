import { useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { LinkKeyList, OwnerKey } from '@platform/contracts';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { SelectField } from '../../components/field.js';

/** By seconds for which the old key works beside the new one. */
const usual = 86_400;

interface RotateKeyProps {
  of: LinkKeyList['keys'][number];
  /** The new key: with its clear text, this once. */
  onRotated: (key: OwnerKey) => void;
}

/** Puts a new key in the place of one: of the same name, rights and end. */
export function RotateKey({ of: { id, name }, onRotated }: RotateKeyProps) {
  const { t } = useLingui();
  // Several rows may be open at once.
  const field = `grace-${id}`;
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) => api.links.rotateKey(id, Number(textOf(field)), key),
    onDone: onRotated,
  });
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate>
      <Stack gap="xs" align="flex-start">
        {fault && <FaultNotice fault={fault} />}
        <SelectField name={field} label={t`The old key ${name} works`} defaultValue={usual} errors={errors['grace']}>
          <option value={usual}>{t`For another day`}</option>
          <option value={3600}>{t`For another hour`}</option>
          <option value={0}>{t`No more, as of now`}</option>
        </SelectField>
        <Button type="submit" size="xs" aria-disabled={isSending}>
          {isSending ? t`Making…` : t`Make the new key`}
        </Button>
      </Stack>
    </form>
  );
}
