import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { whyNot } from './may.js';
import { NewcomerForm } from './newcomer-form.js';

interface InviteProps {
  organization: OrganizationDetail;
  onInvited: () => void;
}

export function Invite({ organization, onInvited }: InviteProps) {
  const { t } = useLingui();
  return (
    <NewcomerForm
      organization={organization}
      id="invite"
      title={t`Invite somebody`}
      reason={whyNot(organization, 'invite_members', t`Nobody can be invited while the organization is suspended.`)}
      emailHint={t`They get a link that is valid for seven days, and need no account yet.`}
      label={t`Invite`}
      whileSending={t`Inviting…`}
      send={(at, newcomer, key) => at.invite(newcomer, key)}
      onDone={({ email }) => {
        onInvited();
        return t`An invitation is on its way to ${email}.`;
      }}
    />
  );
}
