import type { ReactNode, SubmitEvent } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import { GivenFields } from './field.js';

interface FilterFormProps {
  /** What is filtered, for screen readers. */
  of: string;
  /** Of the row of fields. */
  className: string;
  /** Gets what was given, by the names of the fields; a field left empty is not among it. */
  onFilter: (filters: URLSearchParams) => void;
  children: ReactNode;
}

/** Asks what of a list is to be shown. Its fields begin with what the address of the page says (see `useFiltered`). */
export function FilterForm({ of, className, onFilter, children }: FilterFormProps) {
  const { search, visit } = useNavigation();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    onFilter(new URLSearchParams(given as [string, string][]));
  };
  return (
    <form key={visit} className="panel" onSubmit={onSubmit} aria-label={`Filter of ${of}`}>
      <fieldset className={className} aria-label="Filter">
        <GivenFields value={new URLSearchParams(search)}>{children}</GivenFields>
        <button className="button" type="submit">
          Show
        </button>
      </fieldset>
    </form>
  );
}
