import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { fullName } from '../../components/words.js';
import { whyNot } from './may.js';
import { NewcomerForm } from './newcomer-form.js';

interface AddMemberProps {
  organization: OrganizationDetail;
  onAdded: () => void;
}

export function AddMember({ organization, onAdded }: AddMemberProps) {
  const { t } = useLingui();
  return (
    <NewcomerForm
      organization={organization}
      id="add-member"
      title={t`Add a member`}
      reason={whyNot(organization, 'manage_members', t`Nobody can be added while the organization is suspended.`)}
      emailHint={t`Of a person who has an account here and has confirmed this address.`}
      label={t`Add member`}
      whileSending={t`Adding…`}
      send={(at, newcomer, key) => at.addMember(newcomer, key)}
      onDone={(member) => {
        const name = fullName(member);
        onAdded();
        return t`${name} is a member now.`;
      }}
    />
  );
}
