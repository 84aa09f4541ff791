import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * The value of a control that is no native one, as a field of its form. A field of the type `hidden` would do: but it
 * has no value that a form goes back to, by which a change is known.
 * @returns the value, what sets it, and the field, to be put beside the control
 */
export function useFormValue(name: string, initial: string): [string, (value: string) => void, ReactNode] {
  const [value, setValue] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const reset = () => setValue(initial);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [initial]);
  const change = (next: string) => {
    setValue(next);
    if (!input.current) return;
    input.current.value = next;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return [
    value,
    change,
    <input ref={input} type="text" name={name} defaultValue={initial} style={{ display: 'none' }} />,
  ];
}
