import { useLingui } from '@lingui/react/macro';
import { useResource } from '../../../api/use-resource.js';
import { BrandingEditor, type BrandingCalls } from '../../../components/branding/branding-editor.js';
import { Loaded } from '../../../components/loaded.js';
import { whyNot } from '../may.js';
import type { PartProps } from '../part.js';

export function OrganizationBranding({ organization }: PartProps) {
  const { t } = useLingui();
  const { uuid, name } = organization;
  const { resource, replace } = useResource(`branding ${uuid}`, (api, signal) => api.in(uuid).branding(signal));
  const calls: BrandingCalls = {
    update: (api, change) => api.in(uuid).updateBranding(change),
    setMark: (api, picture) => api.in(uuid).setMark(picture),
    removeMark: (api) => api.in(uuid).removeMark(),
  };
  const reason = whyNot(organization, 'manage_organization', t`The organization is suspended.`);
  return (
    <Loaded of={resource} what={t`the branding`} rows={4}>
      {(branding) => (
        <BrandingEditor name={name} branding={branding} onChange={replace} calls={calls} reason={reason} />
      )}
    </Loaded>
  );
}
