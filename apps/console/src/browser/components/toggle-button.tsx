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
    <button className="button quiet small" type="button" aria-expanded={isOpen} onClick={onToggle}>
      {label}
      <span className="unseen"> {about}</span>
    </button>
  );
}
