import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { changesOf } from '../../api/changes-of.js';
import type { SplashDetails } from '../../api/splash-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { BesidePreview } from '../links/beside-preview.js';
import { Deletion } from '../links/deletion.js';
import { RecordLead } from '../links/record-lead.js';
import { SplashFields } from './splash-fields.js';
import { splashOf } from './splash-form.js';
import { SplashPreview } from './splash-preview.js';

export function SplashPage({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`splash ${id}`, (api, signal) => api.links.splash.get(id, signal));
  return (
    <>
      <Trail to={paths.linkSplashPages}>{t`Splash pages`}</Trail>
      <Loaded of={resource} what={t`the splash page`} rows={4} failedTitle={t`Splash page`}>
        {(splash) => <Detail splash={splash} onChange={replace} />}
      </Loaded>
    </>
  );
}

interface DetailProps {
  splash: SplashDetails;
  onChange: (splash: SplashDetails) => void;
}

function Detail({ splash, onChange }: DetailProps) {
  const { t } = useLingui();
  const { id, name, links, date } = splash;
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.links.splash.update(id, changesOf(splashOf(shownOf), splashOf(textOf))),
    onDone: onChange,
  });
  return (
    <>
      <PageTitle lead={<RecordLead links={links} date={date} />}>{name}</PageTitle>
      <BesidePreview preview={<SplashPreview formRef={form.formRef} />}>
        <TitledForm id="splash" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
          {/* Anew with each save: fields show what the API has made of them. */}
          <SplashFields key={saves} splash={splash} errors={errors} />
          <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
        </TitledForm>
      </BesidePreview>
      <Deletion
        name={name}
        title={t`Delete this splash page`}
        effect={plural(links, {
          0: 'No link shows it.',
          one: '# link that shows it leads straight on then.',
          other: '# links that show it lead straight on then.',
        })}
        question={t`Delete the splash page ${name}?`}
        send={(api) => api.links.splash.delete(id)}
        leadsTo={paths.linkSplashPages}
      />
    </>
  );
}
