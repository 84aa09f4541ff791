import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react';
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

/** As in `.filtering` of the style. */
const phone = matchMedia('(max-width: 40rem)');

function useIsRoomy(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      phone.addEventListener('change', onChange);
      return () => phone.removeEventListener('change', onChange);
    },
    () => !phone.matches,
  );
}

/**
 * Asks what of a list is to be shown. Its fields begin with what the address of the page says (see `useFiltered`). On a
 * phone it is closed until something is chosen.
 */
export function FilterForm({ of, className, onFilter, children }: FilterFormProps) {
  const { search, visit } = useNavigation();
  const given = new URLSearchParams(search);
  const isChosen = [...given.keys()].some((name) => name !== 'page');
  const isRoomy = useIsRoomy();
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    // Not by its attribute, which stays as it is when the person closes it: in a wide window nothing would open it
    // again.
    details.current!.open = isRoomy || isChosen;
  }, [isRoomy, isChosen, visit]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    onFilter(new URLSearchParams(chosen as [string, string][]));
  };
  return (
    <form key={visit} className="panel" onSubmit={onSubmit} aria-label={`Filter of ${of}`}>
      <details ref={details} className="filtering">
        <summary>Filter</summary>
        <fieldset className={className} aria-label="Filter">
          <GivenFields value={given}>{children}</GivenFields>
          <button className="button" type="submit">
            Show
          </button>
        </fieldset>
      </details>
    </form>
  );
}
