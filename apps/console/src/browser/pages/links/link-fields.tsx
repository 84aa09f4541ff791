import type { FieldErrors, LinkDetails } from '@platform/contracts';
import type { LinkPlaces } from '../../api/links-api.js';
import { Field } from '../../components/field.js';
import { ReferenceSelect } from '../../components/options.js';
import { SecretField } from '../../components/secret-field.js';
import { localOf } from './link-form.js';
import { LinkPassage } from './link-passage.js';
import { LinkRules } from './link-rules.js';
import { addressText } from './link-words.js';
import { TagsField } from './tags-field.js';

interface LinkFieldsProps {
  link?: LinkDetails | undefined;
  places: LinkPlaces;
  errors: FieldErrors;
}

/** What can be said of a link, new or known. */
export function LinkFields({ link, places, errors }: LinkFieldsProps) {
  return (
    <>
      <Field name="url" label="Leads to" errors={errors['url']}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://example.org/page"
            defaultValue={link?.longurl}
            required
          />
        )}
      </Field>
      <div className="pair">
        <DomainField link={link} places={places} errors={errors} />
        <Field
          name="custom"
          label={link ? 'Alias' : 'Alias (optional)'}
          hint="What comes after the host: 3 to 49 letters, digits, “-” and “_”; on a domain of yours 1 to 190, also “.”, “~” and “/”"
          errors={errors['custom']}
        >
          {(control) => (
            <input {...control} type="text" autoComplete="off" spellCheck={false} defaultValue={link?.alias} />
          )}
        </Field>
      </div>
      <Field name="title" label="Title (optional)" hint="For you, in lists" errors={errors['title']}>
        {(control) => <input {...control} type="text" autoComplete="off" defaultValue={link?.title} />}
      </Field>
      <TagsField chosen={link?.tags ?? []} known={places.tags} errors={errors} />
      <PasswordField hasOne={link?.password ?? false} errors={errors} />
      <EndFields link={link} errors={errors} />
      <GroupFields link={link} places={places} errors={errors} />
      <LinkPassage link={link} errors={errors} />
      <LinkRules link={link} errors={errors} />
    </>
  );
}

function DomainField({ link, places: { platformDomain, domains }, errors }: LinkFieldsProps) {
  const known = [platformDomain, ...domains.map(({ domain }) => domain)];
  // One that is not among the first hundred stays chosen all the same.
  const offered = link && !known.includes(link.domain) ? [...known, link.domain] : known;
  return (
    <Field name="domain" label="Host" errors={errors['domain']}>
      {(control) => (
        <select {...control} defaultValue={link && link.domain !== platformDomain ? link.domain : ''}>
          {offered.map((domain) => (
            <option key={domain} value={domain === platformDomain ? '' : domain}>
              {addressText(domain)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function PasswordField({ hasOne, errors }: { hasOne: boolean; errors: FieldErrors }) {
  return (
    <SecretField
      name="password"
      label={hasOne ? 'New password (optional)' : 'Password (optional)'}
      hint={hasOne ? 'There is one. It stays as it is when nothing is given here.' : 'Visitors are asked for it'}
      errors={errors['password']}
      removal={hasOne ? 'Ask for no password any more' : undefined}
    />
  );
}

function EndFields({ link, errors }: Omit<LinkFieldsProps, 'places'>) {
  return (
    <>
      <div className="pair">
        <Field name="expiry" label="Ends at (optional)" hint="In your time zone" errors={errors['expiry']}>
          {(control) => (
            <input {...control} type="datetime-local" defaultValue={link?.expiry ? localOf(link.expiry) : ''} />
          )}
        </Field>
        <Field name="clicklimit" label="Ends after clicks (optional)" errors={errors['clicklimit']}>
          {(control) => <input {...control} type="number" min={1} defaultValue={link?.clicklimit ?? undefined} />}
        </Field>
      </div>
      <Field
        name="expirylink"
        label="Leads to, once it has ended (optional)"
        hint="Otherwise visitors read that it has ended"
        errors={errors['expirylink']}
      >
        {(control) => <input {...control} type="url" autoComplete="off" defaultValue={link?.expirylink ?? ''} />}
      </Field>
    </>
  );
}

/** Nothing for somebody who has neither campaigns nor channels. */
function GroupFields({ link, places: { campaigns, channels }, errors }: LinkFieldsProps) {
  return (
    <div className="pair">
      {campaigns.length > 0 && (
        <Field name="campaign" label="Campaign" errors={errors['campaign']}>
          {(control) => <ReferenceSelect control={control} known={campaigns} chosen={link?.campaign} />}
        </Field>
      )}
      {channels.length > 0 && (
        <Field name="channel" label="Channel" errors={errors['channel']}>
          {(control) => <ReferenceSelect control={control} known={channels} chosen={link?.channels[0]} />}
        </Field>
      )}
    </div>
  );
}
