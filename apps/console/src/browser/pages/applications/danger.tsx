import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../../components/action-button.js';
import { Panel } from '../../components/panel.js';
import { paths } from '../../navigation/routes.js';
import type { PartProps } from './application.page.js';
import { MoveApplication } from './move-application.js';

/** What cannot be taken back. */
export function Danger({ client, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <MoveApplication client={client} onChange={onChange} />
      <Panel
        id="deletion"
        title={t`Deletion`}
        lead={t`It cannot be taken back. To end its secrets alone, make new ones.`}
      >
        <ActionButton
          label={t`Delete`}
          isDangerous
          about={client.name}
          question={t`Everybody who signed in to it is signed out of it at once, and its tokens die. Delete it?`}
          send={(api) => api.clients.delete(client.client_id)}
          leadsTo={paths.applications}
        />
      </Panel>
    </>
  );
}
