import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Box } from '@mantine/core';
import type { Branding } from '@platform/contracts';
import { useState } from 'react';
import type { Api } from '../../../api/api.js';
import { useResource } from '../../../api/use-resource.js';
import { ActionButton } from '../../../components/action-button.js';
import { BrandingEditor, type BrandingCalls } from '../../../components/branding/branding-editor.js';
import { Loaded } from '../../../components/loaded.js';
import type { PartProps } from '../application.page.js';
import { useOrganizations, useOwnerName } from '../owners.js';

interface Brandings {
  own: Branding;
  /** Null for one that never chose anything: it looks like the platform. */
  ofOrganization: Branding | null;
}

const none: Branding = {
  ...{ accent: null, mark_url: null, support_email: null, support_url: null, terms_url: null, privacy_url: null },
  ...{ footer_text: null, updated_at: null },
};

export function ApplicationBranding({ client, onChange }: PartProps) {
  const { t } = useLingui();
  const { client_id: id, name, is_verified: isVerified, organization_uuid: uuid } = client;
  const { resource, replace } = useResource(`branding of the application ${id} of ${uuid}`, async (api, signal) => {
    const [own, ofOrganization] = await Promise.all([
      api.clients.branding(id, signal),
      uuid === null ? null : api.in(uuid).branding(signal),
    ]);
    return { own, ofOrganization: ofOrganization?.updated_at == null ? null : ofOrganization };
  });
  const owner = useOwnerName(useOrganizations())(client) ?? '';
  const [removals, setRemovals] = useState(0);
  /** What others look at has changed: the check of the operator may be over. */
  const told = async <T,>(api: Api, answer: Promise<T>): Promise<T> => {
    const answered = await answer;
    if (isVerified) onChange(await api.clients.get(id));
    return answered;
  };
  const calls: BrandingCalls = {
    update: (api, change) => told(api, api.clients.updateBranding(id, change)),
    setMark: (api, picture) => told(api, api.clients.setMark(id, picture)),
    removeMark: (api) => told(api, api.clients.removeMark(id)),
  };
  const editor = ({ own, ofOrganization }: Brandings) => (
    <>
      {isVerified && (
        <Alert color="yellow" role="note" mt="md">
          <Trans>The operator has checked this application. A change of more than the colour ends that.</Trans>
        </Alert>
      )}
      <BrandingEditor
        // Anew when all of it was taken away: the form shows what is stored.
        key={removals}
        name={name}
        branding={own}
        onChange={(changed) => replace({ own: changed, ofOrganization })}
        calls={calls}
        below={{ name: ofOrganization && owner, branding: ofOrganization, hasSign: isVerified }}
      />
      {own.updated_at !== null && (
        <Box mt="md">
          <ActionButton
            label={t`Remove the branding`}
            about={name}
            question={t`Take away mark, colour, links and words?`}
            isDangerous
            send={(api) => told(api, api.clients.removeBranding(id))}
            onDone={() => {
              replace({ own: none, ofOrganization });
              setRemovals((count) => count + 1);
            }}
          />
        </Box>
      )}
    </>
  );
  return (
    <Loaded of={resource} what={t`the branding`} rows={4}>
      {editor}
    </Loaded>
  );
}
