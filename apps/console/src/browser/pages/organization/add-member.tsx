import type { OrganizationDetail } from '@platform/contracts';
import { whyNot } from './may.js';
import { NewcomerForm } from './newcomer-form.js';
import { fullName } from '../../components/words.js';

interface AddMemberProps {
  organization: OrganizationDetail;
  onAdded: () => void;
}

export function AddMember({ organization, onAdded }: AddMemberProps) {
  return (
    <NewcomerForm
      organization={organization}
      id="add-member"
      title="Add a member"
      reason={whyNot(organization, 'manage_members', 'Nobody can be added while the organization is suspended.')}
      emailHint="Of a person who has an account here and has confirmed this address."
      label="Add member"
      whileSending="Adding…"
      send={(at, newcomer, key) => at.addMember(newcomer, key)}
      onDone={(member) => {
        onAdded();
        return `${fullName(member)} is a member now.`;
      }}
    />
  );
}
