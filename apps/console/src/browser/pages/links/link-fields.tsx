import { useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { useState } from 'react';
import type { LinkPlaces } from '../../api/links-api.js';
import { SelectField, TextField } from '../../components/field.js';
import { ReferenceSelect } from '../../components/options.js';
import { AliasField } from './alias-field.js';
import { LinkEnd } from './link-end.js';
import { LinkPassage } from './link-passage.js';
import { LinkRules } from './link-rules.js';
import { addressText } from './link-words.js';
import { ParametersFields } from './parameters-fields.js';
import { TagsField } from './tags-field.js';
import { UrlField } from './url-field.js';

export interface LinkFieldsProps {
  link?: LinkDetails | undefined;
  places: LinkPlaces;
  errors: FieldErrors;
}

/** What can be said of a link, new or known. What few links have is folded. */
export function LinkFields({ link, places, errors }: LinkFieldsProps) {
  const { t } = useLingui();
  const { platformDomain, domains } = places;
  const [domain, setDomain] = useState(link && link.domain !== platformDomain ? link.domain : '');
  const [given] = useState(domain);
  const known = [platformDomain, ...domains.map((one) => one.domain)];
  // One that is not among the first hundred stays chosen all the same.
  const offered = link && !known.includes(link.domain) ? [...known, link.domain] : known;
  return (
    <>
      <UrlField link={link} errors={errors['url']} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          name="domain"
          label={t`Host`}
          errors={errors['domain']}
          defaultValue={given}
          onChange={({ currentTarget }) => setDomain(currentTarget.value)}
        >
          {offered.map((one) => (
            <option key={one} value={one === platformDomain ? '' : one}>
              {addressText(one)}
            </option>
          ))}
        </SelectField>
        <AliasField link={link} domain={domain} errors={errors['custom']} />
      </SimpleGrid>
      <TextField
        name="title"
        label={t`Title (optional)`}
        hint={t`For you, in lists`}
        errors={errors['title']}
        autoComplete="off"
        defaultValue={link?.title}
      />
      <TagsField chosen={link?.tags ?? []} errors={errors} />
      <GroupFields link={link} places={places} errors={errors} />
      <ParametersFields link={link} errors={errors} />
      <LinkEnd link={link} errors={errors} />
      <LinkRules link={link} errors={errors} />
      <LinkPassage link={link} errors={errors} />
    </>
  );
}

/** Nothing for somebody who has neither campaigns nor channels. */
function GroupFields({ link, places: { campaigns, channels }, errors }: LinkFieldsProps) {
  const { t } = useLingui();
  if (campaigns.length === 0 && channels.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {campaigns.length > 0 && (
        <ReferenceSelect
          name="campaign"
          label={t`Campaign`}
          errors={errors['campaign']}
          known={campaigns}
          chosen={link?.campaign}
        />
      )}
      {channels.length > 0 && (
        <ReferenceSelect
          name="channel"
          label={t`Channel`}
          errors={errors['channel']}
          known={channels}
          chosen={link?.channels[0]}
        />
      )}
    </SimpleGrid>
  );
}
