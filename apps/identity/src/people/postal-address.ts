import type { PostalAddress } from '@platform/contracts';

/** The postal address of a person; null when no part of it is set. */
export function postalAddressOf({
  street_address,
  locality,
  region,
  postal_code,
  country,
}: PostalAddress): PostalAddress | null {
  const address = { street_address, locality, region, postal_code, country };
  return Object.values(address).some((part) => part !== null) ? address : null;
}

export const noAddress: PostalAddress = {
  street_address: null,
  locality: null,
  region: null,
  postal_code: null,
  country: null,
};
