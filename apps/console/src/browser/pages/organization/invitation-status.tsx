import type { Invitation } from '@platform/contracts';
import { Field } from '../../components/field.js';
import { AnyOf } from '../../components/options.js';

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
            <AnyOf of={statuses} />
          </select>
        )}
      </Field>
    </div>
  );
}
