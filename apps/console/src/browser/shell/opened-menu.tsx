import { Menu, type MenuProps as MantineProps } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState, type RefAttributes } from 'react';
import type { MenuProps } from './lazy-menu.js';

/** A menu that opens as soon as it is there (see `lazyMenu`), from a button that takes the place of the first one. */
export function OpenedMenu({ button, children, ...menu }: MenuProps & MantineProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.focus();
    setOpen(true);
  }, []);
  const reference: RefAttributes<HTMLButtonElement> = { ref: target };
  return (
    <Menu opened={isOpen} onChange={setOpen} {...menu}>
      <Menu.Target>{cloneElement(button, reference)}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
