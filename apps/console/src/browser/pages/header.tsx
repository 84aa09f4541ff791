import { useResource } from '../api/use-resource.js';
import { Link, useNavigation } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { Mark } from '../components/mark.js';

export function Header({ onSignOut }: { onSignOut: () => void }) {
  const { resource } = useResource('me', (api, signal) => api.me(signal));
  const { path, mayLeave } = useNavigation();
  const isApplications = path.startsWith(paths.applications);
  const isLinks = path.startsWith(paths.links);
  const person = resource.state === 'ready' ? resource.value : undefined;
  return (
    <header className="top">
      <div className="inner">
        <Link to={paths.organizations} className="home">
          <Mark /> <span className="word">Console</span>
        </Link>
        <nav className="person" aria-label="Console">
          <Link to={paths.organizations} isCurrent={!isApplications && !isLinks}>
            Organizations
          </Link>
          <Link to={paths.applications} isCurrent={isApplications}>
            Applications
          </Link>
          <Link to={paths.links} isCurrent={isLinks}>
            Links
          </Link>
        </nav>
        <div className="person">
          {person && (
            <a className="name" href="/account" title={person.email ?? ''}>
              {person.name} {person.surname}
            </a>
          )}
          <button className="button quiet small" type="button" onClick={() => mayLeave() && onSignOut()}>
            Sign out
          </button>
        </div>
      </div>
    </header>
  );
}
