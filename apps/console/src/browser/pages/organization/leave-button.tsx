import { ActionButton } from '../../components/action-button.js';
import { paths } from '../../navigation/routes.js';

export function LeaveButton({ uuid, name }: { uuid: string; name: string }) {
  return (
    <ActionButton
      label="Leave"
      isDangerous
      about={name}
      question={`Leave ${name}? Somebody has to invite you to come back.`}
      send={async (api) => api.in(uuid).removeMember((await api.me()).uuid)}
      leadsTo={paths.organizations}
    />
  );
}
