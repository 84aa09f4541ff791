import type { Invitation } from '@platform/contracts';
import { Field } from '../../components/field.js';

const statuses: Invitation['status'][] = ['pending', 'accepted', 'declined', 'cancelled', 'expired'];

interface InvitationStatusProps {
  /** Empty for any. */
  chosen: string;
  onChoose: (status: string) => void;
}

/** Asks which invitations are shown. */
export function InvitationStatus({ chosen, onChoose }: InvitationStatusProps) {
  return (
    <div className="narrowing">
      <Field name="invitation-status" label="Status">
        {(control) => (
          <select {...control} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
            <option value="">Any</option>
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
