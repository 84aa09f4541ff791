/** Three dots: the sign of the platform, as on identity's pages. */
export function Mark() {
  return (
    <span className="mark" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
