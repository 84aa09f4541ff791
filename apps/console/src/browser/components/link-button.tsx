import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../navigation/navigation.js';

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection' | 'color'> {
  to: string;
  children: ReactNode;
}

/** A link that looks like a button: it leads to a page where something is done. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
