import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface DetailsDrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The detail of a row, beside the list; on a phone in its place. */
export function DetailsDrawer({ title, isOpen, onClose, children }: DetailsDrawerProps) {
  return (
    <Drawer opened={isOpen} onClose={onClose} title={title} position="right" size="lg" padding="lg">
      {children}
    </Drawer>
  );
}
