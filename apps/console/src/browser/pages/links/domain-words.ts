/** A record of the DNS that the owner of a domain has to set. */
export interface DnsRecord {
  kind: string;
  name: string;
  /** One of an A record for each address. */
  values: string[];
}

const recordShape = /\b(CNAME|A|ALIAS or ANAME|TXT) record of (\S+) to (.+?) and repeat/;

/** The record that a refusal asks for: the API names it in the words of its message alone. */
export function recordOf(message: string): DnsRecord | undefined {
  const [, kind, name, value] = recordShape.exec(message) ?? [];
  return kind && name && value ? { kind, name, values: value.split(', ') } : undefined;
}

/** What was typed, as the API takes it: with a scheme. */
export function originOf(text: string): string {
  const typed = text.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}
