import { useLingui } from '@lingui/react/macro';
import type { OverlayDetails } from '../../api/overlays-api.js';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Parts } from '../../components/parts.js';
import { Tag } from '../../components/state-badge.js';
import { Trail } from '../../components/trail.js';
import { paths, type OverlayPart } from '../../navigation/routes.js';
import { RecordLead } from '../links/record-lead.js';
import { OverlayAnswers } from './overlay-answers.js';
import { OverlaySettings } from './overlay-settings.js';
import { overlayTypes } from './overlay-types.js';

interface OverlayPageProps {
  id: number;
  part: OverlayPart;
}

export function OverlayPage({ id, part }: OverlayPageProps) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`overlay ${id}`, (api, signal) => api.links.overlays.get(id, signal));
  return (
    <>
      <Trail to={paths.linkOverlays}>{t`Overlays`}</Trail>
      <Loaded of={resource} what={t`the overlay`} rows={4} failedTitle={t`Overlay`}>
        {(overlay) => <Detail overlay={overlay} part={part} onChange={replace} />}
      </Loaded>
    </>
  );
}

interface DetailProps {
  overlay: OverlayDetails;
  part: OverlayPart;
  onChange: (overlay: OverlayDetails) => void;
}

function Detail({ overlay, part, onChange }: DetailProps) {
  const { t, i18n } = useLingui();
  const { id, type, name, date, links } = overlay;
  const { name: typeName, hasAnswers } = overlayTypes[type];
  const parts = [
    { title: t`Settings`, to: paths.linkOverlay(id) },
    { title: t`Answers`, to: paths.linkOverlay(id, 'answers') },
  ];
  return (
    <>
      <PageTitle
        key={part}
        part={part === 'answers' ? t`Answers` : undefined}
        lead={
          <RecordLead links={links} date={date}>
            <Tag>{i18n._(typeName)}</Tag>
          </RecordLead>
        }
      >
        {name}
      </PageTitle>
      {hasAnswers && <Parts of={t`the overlay`} parts={parts} current={paths.linkOverlay(id, part)} />}
      {part === 'answers' ? (
        <OverlayAnswers overlay={overlay} />
      ) : (
        <OverlaySettings overlay={overlay} onChange={onChange} />
      )}
    </>
  );
}
