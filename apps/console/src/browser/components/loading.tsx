/** Stands where the content will be. */
export function Loading({ what, rows }: { what: string; rows: number }) {
  return (
    <div className="loading" role="status">
      <span className="unseen">Loading {what}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="bar" aria-hidden="true" />
      ))}
    </div>
  );
}
