import { permissionNames, permissions, type Permission } from '@platform/contracts';

const isKnown = (name: string): name is Permission => name in permissions;

/** What a role may do, in one line that opens to the words. */
export function PermissionSummary({ held }: { held: string[] }) {
  const known = held.filter(isKnown);
  if (known.length === permissionNames.length) return <p className="permissions">All permissions</p>;
  if (known.length === 0) return <p className="permissions">No permissions</p>;
  return (
    <details className="permissions">
      <summary>
        {known.length} of {permissionNames.length} permissions
      </summary>
      <ul>
        {known.map((name) => (
          <li key={name}>{permissions[name]}</li>
        ))}
      </ul>
    </details>
  );
}

/** Every permission there is, with whether it is held. */
export function PermissionList({ held }: { held: string[] }) {
  return (
    <ul className="checklist">
      {permissionNames.map((name) => (
        <li key={name} className={held.includes(name) ? 'held' : 'missing'}>
          <span aria-hidden="true">{held.includes(name) ? '✓' : '–'}</span>
          <span>
            {permissions[name]}
            {!held.includes(name) && <span className="unseen"> (not yours)</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
