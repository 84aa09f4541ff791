import { keyOf } from '../../api/keys.js';
import { ActionButton } from '../../components/action-button.js';
import { paths } from '../../navigation/routes.js';

export function LeaveButton({ uuid, name }: { uuid: string; name: string }) {
  return (
    <ActionButton
      label="Leave"
      isDangerous
      about={name}
      question={`Leave ${name}? Somebody has to invite you to come back.`}
      send={async (platform) => {
        const { data: me } = await platform.get('/api/v1/me');
        const params = { path: { uuid, userUuid: me.uuid } };
        return platform.delete('/api/v1/organizations/{uuid}/members/{userUuid}', { params });
      }}
      stale={[keyOf('/api/v1/organizations')]}
      leadsTo={paths.organizations}
    />
  );
}
