import { useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import type { FieldErrors, LinkChoices, LinkDetails } from '@platform/contracts';
import { useState } from 'react';
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
  choices: LinkChoices;
  errors: FieldErrors;
}

/** What can be said of a link, new or known. What few links have is folded. */
export function LinkFields({ link, choices, errors }: LinkFieldsProps) {
  const { t } = useLingui();
  const { platform_domain, domains } = choices;
  const [domain, setDomain] = useState(link && link.domain !== platform_domain ? link.domain : '');
  const [given] = useState(domain);
  const known = [platform_domain, ...domains.map((one) => one.domain)];
  // One that has gone meanwhile stays chosen all the same.
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
            <option key={one} value={one === platform_domain ? '' : one}>
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
      <GroupFields link={link} choices={choices} errors={errors} />
      <ParametersFields link={link} choices={choices} errors={errors} />
      <LinkEnd link={link} errors={errors} />
      <LinkRules link={link} choices={choices} errors={errors} />
      <LinkPassage link={link} errors={errors} />
    </>
  );
}

/** Nothing for somebody who has neither campaigns nor channels. */
function GroupFields({ link, choices: { campaigns, channels }, errors }: LinkFieldsProps) {
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
