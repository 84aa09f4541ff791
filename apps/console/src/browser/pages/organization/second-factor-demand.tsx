import { ActionButton } from '../../components/action-button.js';
import { whyNot } from './may.js';
import type { PartProps } from './part.js';

/** Whether members get in only by a sign-in with a second factor. */
export function SecondFactorDemand({ organization, onChange }: PartProps) {
  const { uuid, name, requires_mfa } = organization;
  const reason = whyNot(organization, 'manage_organization', 'The organization is suspended.');
  return (
    <div className="panel">
      <h3>Second factor</h3>
      <p>
        <span className={requires_mfa ? 'tag strong' : 'tag'}>{requires_mfa ? 'demanded' : 'not demanded'}</span>
      </p>
      <p className="hint">
        With it, members get in only when they signed in with a passkey, or with a code after their password. Whoever
        has not is refused everything of this organization, in every application, but to leave it.
      </p>
      {reason ? (
        <p className="hint">{reason}</p>
      ) : (
        <ActionButton
          key={String(requires_mfa)}
          label={requires_mfa ? 'Do without' : 'Demand'}
          about={`a second factor of the members of ${name}`}
          isDangerous={requires_mfa}
          question={
            requires_mfa
              ? 'Let members in without a second factor?'
              : 'Demand a second factor of all members? Who signed in without one is locked out until they have one.'
          }
          send={(api) => api.in(uuid).update({ requires_mfa: !requires_mfa })}
          onDone={(changed) => onChange({ ...organization, requires_mfa: changed.requires_mfa })}
        />
      )}
    </div>
  );
}
