import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../navigation/navigation.js';

/** A link that looks like a button: it leads to another page of the console. */
export function LinkButton({ to, children, ...looks }: ButtonProps & { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} {...looks}>
      {children}
    </Button>
  );
}
