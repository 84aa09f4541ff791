import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { BesidePreview } from '../links/beside-preview.js';
import { SplashFields } from './splash-fields.js';
import { splashOf } from './splash-form.js';
import { SplashPreview } from './splash-preview.js';

export function NewSplashPage() {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: ({ links }, textOf, key) => links.splash.create(splashOf(textOf), key),
    leadsTo: ({ id }) => paths.linkSplashPage(id),
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <>
      <Trail to={paths.linkSplashPages}>{t`Splash pages`}</Trail>
      <PageTitle>{t`New splash page`}</PageTitle>
      <BesidePreview preview={<SplashPreview formRef={form.formRef} />}>
        <PageForm
          name={t`New splash page`}
          form={form}
          label={t`Make the splash page`}
          whileSending={t`Making…`}
          cancelTo={paths.linkSplashPages}
        >
          <SplashFields errors={errors} />
        </PageForm>
      </BesidePreview>
    </>
  );
}
