import type { ReactNode, SubmitEvent } from 'react';

interface FilterFormProps {
  /** What is filtered, for screen readers. */
  of: string;
  /** Of the row of fields. */
  className: string;
  /** Gets what was given, by the names of the fields; a field left empty is not among it. */
  onFilter: (filters: URLSearchParams) => void;
  children: ReactNode;
}

/** Asks what of a list is to be shown. */
export function FilterForm({ of, className, onFilter, children }: FilterFormProps) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    onFilter(new URLSearchParams(given as [string, string][]));
  };
  return (
    <form className="panel" onSubmit={onSubmit} aria-label={`Filter of ${of}`}>
      <fieldset className={className} aria-label="Filter">
        {children}
        <button className="button" type="submit">
          Show
        </button>
      </fieldset>
    </form>
  );
}
