import type { SchemaPart } from '@platform/service-kit';

export const domains: SchemaPart = {
  up: /* sql */ `
    -- Anybody may claim a domain; one organization can have it verified.
    CREATE TABLE organization_domain (
      uuid uuid PRIMARY KEY,
      organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
      domain text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('manual', 'suggest', 'auto')),
      token text NOT NULL,
      verified_at timestamptz,
      checked_at timestamptz NOT NULL DEFAULT now(),
      -- Since when the DNS record is not there any more.
      missing_since timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (organization_uuid, domain)
    );
    CREATE UNIQUE INDEX organization_domain_verified ON organization_domain (domain) WHERE verified_at IS NOT NULL;
    CREATE INDEX organization_domain_claimed ON organization_domain (created_at) WHERE verified_at IS NULL;
    CREATE INDEX organization_domain_due ON organization_domain (checked_at) WHERE verified_at IS NOT NULL;
  `,
  down: /* sql */ `DROP TABLE organization_domain`,
};
