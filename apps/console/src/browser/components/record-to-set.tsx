import type { DnsRecord } from '@platform/contracts';
import { CopiedText } from './copied-text.js';
import { Facts } from './facts.js';

/** What is to be set in the DNS, to be copied from here. */
export function RecordToSet({ record: { type, name, values } }: { record: DnsRecord }) {
  const facts = {
    // Either name, by the company that keeps the zone.
    'DNS record': type === 'ALIAS' ? 'ALIAS or ANAME' : type,
    Name: <CopiedText text={name} about="the name of the record" />,
    Value: values.map((value) => <CopiedText key={value} text={value} about={`the value ${value}`} />),
  };
  return <Facts of={facts} />;
}
