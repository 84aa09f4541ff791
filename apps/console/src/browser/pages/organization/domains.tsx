import type { Domain, OrganizationDetail } from '@platform/contracts';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { Field } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { RecordToSet } from '../../components/record-to-set.js';
import { dayOf } from '../../components/words.js';
import { GuardedSection } from './guarded-section.js';
import { may, whyNot } from './may.js';
import type { PartProps } from './part.js';

const modes: Record<Domain['mode'], string> = {
  manual: 'Nobody joins by it',
  suggest: 'People with an address of it may join',
  auto: 'People with an address of it join by themselves',
};

export function Domains({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="domains" title="Domains" needed="manage_organization">
      <List organization={organization} />
    </GuardedSection>
  );
}

function List({ organization }: { organization: OrganizationDetail }) {
  const { uuid } = organization;
  const { resource, refresh } = useResource(`domains ${uuid}`, (api, signal) => api.in(uuid).domains(signal));
  return (
    <>
      <Loaded of={resource} what="the domains" rows={3}>
        {(domains) =>
          domains.length === 0 ? (
            <p className="lead">
              No domain yet. With one of your own, colleagues can join without being invited one by one.
            </p>
          ) : (
            <ul className="cards">
              {domains.map((domain) => (
                <li key={domain.uuid} className="card">
                  <DomainCard organization={organization} domain={domain} refresh={refresh} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewDomain organization={organization} onMade={refresh} />
    </>
  );
}

interface DomainCardProps {
  organization: OrganizationDetail;
  domain: Domain;
  refresh: () => void;
}

function DomainCard({ organization, domain, refresh }: DomainCardProps) {
  const { uuid, status, mode, verification, expires_at } = domain;
  const others = (Object.keys(modes) as Domain['mode'][]).filter((name) => name !== mode);
  return (
    <>
      <h3>{domain.domain}</h3>
      <div className="tags">
        <span className={status === 'verified' ? 'tag strong' : 'tag'}>{status}</span>
        <span>{modes[mode]}</span>
      </div>
      {status === 'pending' && (
        <>
          <p>
            To prove that it is yours, put this TXT record into its DNS
            {expires_at && `, until ${dayOf(expires_at)}`}:
          </p>
          <RecordToSet record={{ ...verification, values: [verification.value] }} />
        </>
      )}
      {may(organization, 'manage_organization') && (
        <div className="manage">
          {status === 'pending' && (
            <ActionButton
              label="Look for the record"
              about={`of ${domain.domain}`}
              send={(api) => api.in(organization.uuid).verifyDomain(uuid)}
              onDone={refresh}
            />
          )}
          {others.map((name) => (
            <ActionButton
              key={name}
              label={modes[name]}
              about={domain.domain}
              send={(api) => api.in(organization.uuid).changeDomain(uuid, name)}
              onDone={refresh}
            />
          ))}
          <ActionButton
            label="Remove"
            isDangerous
            about={domain.domain}
            question={`Remove ${domain.domain}? Who has joined by it stays.`}
            send={(api) => api.in(organization.uuid).removeDomain(uuid)}
            onDone={refresh}
          />
        </div>
      )}
    </>
  );
}

function NewDomain({ organization, onMade }: { organization: OrganizationDetail; onMade: () => void }) {
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.in(organization.uuid).createDomain({ domain: textOf('domain'), mode: textOf('mode') as Domain['mode'] }, key),
    onDone: (_, element) => {
      element.reset();
      onMade();
    },
    fieldOf: { already_exists: 'domain', limit_reached: 'domain' },
  });
  const reason = whyNot(organization, 'manage_organization', 'The organization is suspended.');
  return (
    <LockableForm id="new-domain" title="Add a domain" reason={reason} className="row" form={form}>
      <Field name="domain" label="Domain" hint="For example example.com" errors={errors.domain}>
        {(control) => <input {...control} type="text" inputMode="url" autoComplete="off" spellCheck={false} required />}
      </Field>
      <Field name="mode" label="Who joins by it" errors={errors.mode}>
        {(control) => (
          <select {...control}>
            <Options of={modes} />
          </select>
        )}
      </Field>
      <SubmitButton form={form} label="Add" whileSending="Adding…" />
    </LockableForm>
  );
}
