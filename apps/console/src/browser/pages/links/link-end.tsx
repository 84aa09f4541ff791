import { useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import type { FieldErrors, LinkDetails } from '@platform/contracts';
import { TextField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { isAnyWrong } from '../../components/list-field.js';
import { SecretField } from '../../components/secret-field.js';
import { personZone, zoneInWords } from '../../zone.js';
import { localOf } from './link-moments.js';

interface LinkEndProps {
  link: LinkDetails | undefined;
  errors: FieldErrors;
}

const names = ['password', 'startdate', 'expiry', 'clicklimit', 'expirylink'];

/** For whom and how long a link works. */
export function LinkEnd({ link, errors }: LinkEndProps) {
  const { t } = useLingui();
  const zone = zoneInWords(personZone());
  return (
    <Folded title={t`Password, start and end`} isOpen={isLimited(link) || isAnyWrong(errors, names)}>
      <PasswordField hasOne={link?.password ?? false} errors={errors} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField
          name="startdate"
          label={t`Starts at (optional)`}
          hint={t`Time zone: ${zone}`}
          errors={errors['startdate']}
          type="datetime-local"
          defaultValue={link?.startdate ? localOf(link.startdate) : ''}
        />
        <TextField
          name="expiry"
          label={t`Ends at (optional)`}
          hint={t`Time zone: ${zone}`}
          errors={errors['expiry']}
          type="datetime-local"
          defaultValue={link?.expiry ? localOf(link.expiry) : ''}
        />
        <TextField
          name="clicklimit"
          label={t`Ends after clicks (optional)`}
          errors={errors['clicklimit']}
          type="number"
          min={1}
          defaultValue={link?.clicklimit ?? undefined}
        />
        <TextField
          name="expirylink"
          label={t`Leads to, once it has ended (optional)`}
          hint={t`Otherwise visitors read that it has ended`}
          errors={errors['expirylink']}
          type="url"
          autoComplete="off"
          defaultValue={link?.expirylink ?? ''}
        />
      </SimpleGrid>
    </Folded>
  );
}

function PasswordField({ hasOne, errors }: { hasOne: boolean; errors: FieldErrors }) {
  const { t } = useLingui();
  return (
    <SecretField
      name="password"
      label={hasOne ? t`New password (optional)` : t`Password (optional)`}
      hint={hasOne ? t`There is one. It stays as it is when nothing is given here.` : t`Visitors are asked for it`}
      errors={errors['password']}
      removal={hasOne ? t`Ask for no password any more` : undefined}
    />
  );
}

function isLimited(link: LinkDetails | undefined): boolean {
  if (!link) return false;
  const { password, startdate, expiry, clicklimit, expirylink } = link;
  return password || [startdate, expiry, clicklimit, expirylink].some((value) => value !== null);
}
