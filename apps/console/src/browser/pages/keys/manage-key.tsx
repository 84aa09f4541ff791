import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import type { LinkKeyList } from '@platform/contracts';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { RotateKey } from './rotate-key.js';

interface ManageKeyProps {
  of: LinkKeyList['keys'][number];
  onRevoked: () => void;
  /** Gets the clear text of the new key. */
  onRotated: (secret: string) => void;
}

/** What can be done with a key: a new one in its place, and its end. */
export function ManageKey({ of: key, onRevoked, onRotated }: ManageKeyProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = key;
  return (
    <Group gap="xs" align="flex-start">
      <ToggleButton label={t`Rotate`} about={t`the key ${name}`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <RotateKey
          of={key}
          onRotated={({ key: secret }) => {
            setOpen(false);
            onRotated(secret);
          }}
        />
      )}
      <ActionButton
        label={t`Revoke`}
        isDangerous
        about={t`the key ${name}`}
        question={t`What uses the key ${name} stops working at once. Revoke it?`}
        send={(api) => api.links.revokeKey(id)}
        onDone={onRevoked}
      />
    </Group>
  );
}
