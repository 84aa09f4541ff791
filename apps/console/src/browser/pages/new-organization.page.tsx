import { useSubmit } from '../api/use-submit.js';
import { Link, useNavigation } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { FaultNotice } from '../parts/fault-notice.js';
import { Field } from '../parts/field.js';
import { PageTitle } from '../parts/page-title.js';

export function NewOrganizationPage() {
  const { navigate } = useNavigation();
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) =>
      api.createOrganization({ name: textOf('name'), description: textOf('description').trim() || null }, key),
    onDone: ({ uuid }) => navigate(paths.organization(uuid)),
  });
  return (
    <div className="narrow">
      <nav className="trail" aria-label="Where you are">
        <Link to={paths.organizations}>Organizations</Link>
      </nav>
      <PageTitle>New organization</PageTitle>
      <p className="lead">You will be its owner.</p>
      <form ref={formRef} onSubmit={onSubmit} noValidate>
        {fault && <FaultNotice fault={fault} />}
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
        <div className="actions">
          <button className="button" type="submit" aria-disabled={isSending}>
            {isSending ? 'Creating…' : 'Create organization'}
          </button>
          <Link to={paths.organizations} className="button quiet">
            Cancel
          </Link>
        </div>
      </form>
    </div>
  );
}
