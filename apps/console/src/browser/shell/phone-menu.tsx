import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useOpening } from './opening.js';
import type { Place, PlaceGroup } from './places.js';
import { Sidebar } from './sidebar.js';
import classes from './shell.module.css';

interface PhoneMenuProps {
  isOpen: boolean;
  onClose: () => void;
  groups: PlaceGroup[];
  current: Place | undefined;
  onSignOut: () => void;
}

/** What the sidebar holds, on a screen that has no room for it. */
export default function PhoneMenu({ isOpen, onClose, ...sidebar }: PhoneMenuProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={useOpening(isOpen)}
      onClose={onClose}
      title={t`All places`}
      size={300}
      closeButtonProps={{ 'aria-label': t`Close` }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <nav aria-label={t`Console`} className={classes.drawer}>
        <Sidebar {...sidebar} />
      </nav>
    </Drawer>
  );
}
