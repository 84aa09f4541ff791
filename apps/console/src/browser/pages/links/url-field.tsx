import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import type { LinkDetails } from '@platform/contracts';
import { useState } from 'react';
import { TextField } from '../../components/field.js';
import { PageLook } from './page-look.js';
import { withScheme } from './typed-address.js';

interface UrlFieldProps {
  link: LinkDetails | undefined;
  errors: string[] | undefined;
}

/** Asks where a link leads, and shows what the page there says of itself. */
export function UrlField({ link, errors }: UrlFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(withScheme(text.trim()), 600);
  const isAddress = /^https?:\/\/[^/]+\.[^/]+/i.test(typed) && URL.canParse(typed);
  return (
    <div>
      <TextField
        name="url"
        label={t`Leads to`}
        errors={errors}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://example.org/page"
        defaultValue={link?.longurl}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        required
      />
      {isAddress && <PageLook url={typed} />}
    </div>
  );
}
