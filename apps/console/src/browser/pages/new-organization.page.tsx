import { useSubmit } from '../api/use-submit.js';
import { paths } from '../navigation/routes.js';
import { Field } from '../components/field.js';
import { PageForm } from '../components/form.js';
import { PageTitle } from '../components/page-title.js';
import { Trail } from '../components/trail.js';

export function NewOrganizationPage() {
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.createOrganization({ name: textOf('name'), description: textOf('description').trim() || null }, key),
    leadsTo: ({ uuid }) => paths.organization(uuid),
  });
  return (
    <div className="narrow">
      <Trail to={paths.organizations}>Organizations</Trail>
      <PageTitle>New organization</PageTitle>
      <p className="lead">You will be its owner.</p>
      <PageForm
        name="New organization"
        form={form}
        label="Create organization"
        whileSending="Creating…"
        cancelTo={paths.organizations}
      >
        <Field name="name" label="Name" errors={errors.name}>
          {(control) => <input {...control} type="text" autoComplete="organization" required />}
        </Field>
        <Field
          name="description"
          label="Description (optional)"
          hint="What it is for. Up to 1,000 characters."
          errors={errors.description}
        >
          {(control) => <textarea {...control} rows={4} />}
        </Field>
      </PageForm>
    </div>
  );
}
