import { useResource } from '../api/use-resource.js';
import { Link, useNavigation } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { Mark } from '../parts/mark.js';

export function Header({ onSignOut }: { onSignOut: () => void }) {
  const { resource } = useResource('me', (api, signal) => api.me(signal));
  const isApplications = useNavigation().path.startsWith(paths.applications);
  const person = resource.state === 'ready' ? resource.value : undefined;
  return (
    <header className="top">
      <div className="inner">
        <Link to={paths.organizations} className="home">
          <Mark /> <span className="word">Console</span>
        </Link>
        <nav className="person" aria-label="Console">
          <Link to={paths.organizations} isCurrent={!isApplications}>
            Organizations
          </Link>
          <Link to={paths.applications} isCurrent={isApplications}>
            Applications
          </Link>
        </nav>
        <div className="person">
          {person && (
            <a className="name" href="/account" title={person.email ?? ''}>
              {person.name} {person.surname}
            </a>
          )}
          <button className="button quiet small" type="button" onClick={onSignOut}>
            Sign out
          </button>
        </div>
      </div>
    </header>
  );
}
