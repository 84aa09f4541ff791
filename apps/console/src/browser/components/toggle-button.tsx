import { Button, VisuallyHidden } from '@mantine/core';

interface ToggleButtonProps {
  label: string;
  /** What it is about, for those who hear the button without its row. */
  about: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens what is behind it, and closes it again. */
export function ToggleButton({ label, about, isOpen, onToggle }: ToggleButtonProps) {
  return (
    <Button type="button" size="xs" variant="default" aria-expanded={isOpen} onClick={onToggle}>
      {label}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Button>
  );
}
