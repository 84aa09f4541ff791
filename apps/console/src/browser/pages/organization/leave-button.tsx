import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../../components/action-button.js';
import { paths } from '../../navigation/routes.js';

export function LeaveButton({ uuid, name }: { uuid: string; name: string }) {
  const { t } = useLingui();
  return (
    <ActionButton
      label={t`Leave`}
      isDangerous
      about={name}
      question={t`Leave ${name}? Somebody has to invite you to come back.`}
      send={async (api) => api.in(uuid).removeMember((await api.me()).uuid)}
      leadsTo={paths.organizations}
    />
  );
}
