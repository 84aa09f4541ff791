import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { LinkDetails } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { TextField } from '../../components/field.js';
import { addressText } from './link-words.js';

interface AliasFieldProps {
  link: LinkDetails | undefined;
  /** The branded domain that is chosen; empty for the platform's own host. */
  domain: string;
  errors: string[] | undefined;
}

/** Asks for the alias, and says while it is typed whether it is free. */
export function AliasField({ link, domain, errors }: AliasFieldProps) {
  const { t } = useLingui();
  const given = link?.alias ?? '';
  const [alias, setAlias] = useState(given);
  const [typed] = useDebouncedValue(alias.trim(), 400);
  return (
    <div>
      <TextField
        name="custom"
        label={link ? t`Alias` : t`Alias (optional)`}
        hint={
          <Trans>
            What comes after the host: 3 to 49 letters, digits, “-” and “_”; on a domain of yours 1 to 190, also “.”,
            “~” and “/”
          </Trans>
        }
        errors={errors}
        autoComplete="off"
        spellCheck={false}
        defaultValue={given}
        onChange={({ currentTarget }) => setAlias(currentTarget.value)}
      />
      {typed !== '' && typed !== given && <AliasState alias={typed} domain={domain} />}
    </div>
  );
}

/** Nothing where it cannot be asked: the form says it when it is sent. */
function AliasState({ alias, domain }: { alias: string; domain: string }) {
  const { resource } = useResource(`alias ${domain} ${alias}`, (api, signal) =>
    api.links.aliasState(alias, domain, signal),
  );
  const answer = resource.state === 'ready' ? resource.value : undefined;
  const address = addressText(answer?.shorturl ?? '');
  return (
    <Text size="sm" mt={4} role="status" c={answer?.state === 'free' ? 'green' : 'red'}>
      {answer?.state === 'free' ? <Trans>Free: {address}</Trans> : answer?.message}
    </Text>
  );
}
