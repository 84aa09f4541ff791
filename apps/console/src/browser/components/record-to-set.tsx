import { Stack } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { DnsRecord } from '@platform/contracts';
import { CopiedText } from './copied-text.js';
import { Facts } from './facts.js';

/** What is to be set in the DNS, to be copied from here. */
export function RecordToSet({ record: { type, name, values } }: { record: DnsRecord }) {
  const { t } = useLingui();
  const facts = {
    // Either name, by the company that keeps the zone.
    [t`DNS record`]: type === 'ALIAS' ? t`ALIAS or ANAME` : type,
    [t`Name`]: <CopiedText text={name} about={t`the name of the record`} />,
    [t`Value`]: (
      <Stack gap="xs">
        {values.map((value) => (
          <CopiedText key={value} text={value} about={t`the value ${value}`} />
        ))}
      </Stack>
    ),
  };
  return <Facts of={facts} />;
}
