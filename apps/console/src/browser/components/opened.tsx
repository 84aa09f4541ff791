import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigation } from '../navigation/navigation.js';

/** Whether the form that adds to a list is open: `?new` in the address opens it. */
export function useOpened() {
  const { search } = useNavigation();
  const [isOpen, setOpen] = useState(() => new URLSearchParams(search).has('new'));
  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}

interface OpenButtonProps {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** What it opens may not be used. */
  isLocked?: boolean;
}

/** The main action of a list: opens the form that adds to it, and closes it again. */
export function OpenButton({ label, isOpen, onToggle, isLocked }: OpenButtonProps) {
  const Icon = isOpen ? IconX : IconPlus;
  return (
    <Button
      type="button"
      variant={isOpen ? 'default' : 'filled'}
      leftSection={<Icon size={16} aria-hidden />}
      aria-expanded={isOpen}
      disabled={isLocked ?? false}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}

/** What the button has opened: its first field takes the focus. */
export function Opened({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return <div ref={root}>{children}</div>;
}
