import { useResource } from '../api/use-resource.js';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { Mark } from '../parts/mark.js';

export function Header({ onSignOut }: { onSignOut: () => void }) {
  const { resource } = useResource('me', (api, signal) => api.me(signal));
  const person = resource.state === 'ready' ? resource.value : undefined;
  return (
    <header className="top">
      <div className="inner">
        <Link to={paths.organizations} className="home">
          <Mark /> <span className="word">Console</span>
        </Link>
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
