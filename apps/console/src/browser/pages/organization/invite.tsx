import type { OrganizationDetail } from '@platform/contracts';
import { whyNot } from './may.js';
import { NewcomerForm } from './newcomer-form.js';

interface InviteProps {
  organization: OrganizationDetail;
  onInvited: () => void;
}

export function Invite({ organization, onInvited }: InviteProps) {
  return (
    <NewcomerForm
      organization={organization}
      id="invite"
      title="Invite somebody"
      reason={whyNot(organization, 'invite_members', 'Nobody can be invited while the organization is suspended.')}
      emailHint="They get a link that is valid for seven days, and need no account yet."
      label="Invite"
      whileSending="Inviting…"
      send={(at, newcomer, key) => at.invite(newcomer, key)}
      onDone={({ email }) => {
        onInvited();
        return `An invitation is on its way to ${email}.`;
      }}
    />
  );
}
