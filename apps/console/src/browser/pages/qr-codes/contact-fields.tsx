import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { fieldOf, type QrContentProps } from './qr-content.js';
import { qrFields } from './qr-draft.js';

/** A person or a company, to be kept in the address book of a phone. */
export function ContactFields(props: QrContentProps) {
  const { t } = useLingui();
  const words: Record<(typeof qrFields)['vcard'][number], string> = {
    fname: t`First name`,
    lname: t`Last name`,
    org: t`Organization`,
    title: t`Role`,
    phone: t`Phone`,
    cell: t`Mobile phone`,
    fax: t`Fax`,
    email: t`E-mail address`,
    site: t`Web page`,
    street: t`Street`,
    city: t`City`,
    state: t`State or region`,
    zip: t`Postal code`,
    country: t`Country`,
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      {qrFields.vcard.map((name) => (
        <TextInput key={name} {...fieldOf(props, name)} label={words[name]} />
      ))}
    </SimpleGrid>
  );
}
