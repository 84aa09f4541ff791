interface PagerProps {
  page: number;
  lastPage: number;
  /** Of a list that is read by cursors, which says whether something follows. */
  hasNext?: boolean;
  onPage: (page: number) => void;
  /** What is paged, for screen readers. */
  of: string;
}

/** Steps through the pages of a list; nothing for a list of one page. */
export function Pager({ page, lastPage, hasNext = page < lastPage, onPage, of }: PagerProps) {
  if (lastPage <= 1) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${of}`}>
      <button className="button quiet small" type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span>
        Page {page} of {lastPage}
      </span>
      <button className="button quiet small" type="button" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
