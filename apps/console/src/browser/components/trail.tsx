import { Link } from '../navigation/navigation.js';

/** The way back, above the title of a page: the list that it belongs to. */
export function Trail({ to, children }: { to: string; children: string }) {
  return (
    <nav className="trail" aria-label="Where you are">
      <Link to={to}>{children}</Link>
    </nav>
  );
}
