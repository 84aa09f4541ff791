import type { LinkPlaces } from '../../api/links-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { paths } from '../../navigation/routes.js';
import { PageForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { LinkFields } from './link-fields.js';
import { linkOf } from './link-form.js';

export function NewLinkPage() {
  const { resource } = useResource('link places', (api, signal) => api.links.places(signal));
  return (
    <div className="narrow">
      <Trail to={paths.links}>Links</Trail>
      <PageTitle>New link</PageTitle>
      <Loaded of={resource} what="your hosts" rows={4}>
        {(places) => <Form places={places} />}
      </Loaded>
    </div>
  );
}

function Form({ places }: { places: LinkPlaces }) {
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => api.links.create(linkOf(textOf), key),
    leadsTo: ({ id }) => paths.link(id),
    fieldOf: { already_exists: 'custom' },
  });
  return (
    <PageForm name="New link" form={form} label="Make the link" whileSending="Making…" cancelTo={paths.links}>
      <LinkFields places={places} errors={errors} />
    </PageForm>
  );
}
