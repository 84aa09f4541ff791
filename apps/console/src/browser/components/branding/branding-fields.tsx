import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ColorInput, Group, Stack, Text } from '@mantine/core';
import type { Branding, FieldErrors } from '@platform/contracts';
import { brandOf } from '@platform/look';
import { TextField } from '../field.js';
import { useFormValue } from '../form-value.js';
import { said } from '../said.js';
import { isColour } from './branding-draft.js';
import type { Below } from './branding-preview.js';

const swatches = ['#0b6b47', '#1f5f99', '#4b3fa0', '#8a2f6b', '#a3261b', '#8a5a00'];

interface BrandingFieldsProps {
  branding: Branding;
  errors: FieldErrors;
  below?: Below | undefined;
}

export function BrandingFields({ branding, errors, below }: BrandingFieldsProps) {
  const { t } = useLingui();
  const addresses = [
    ['support_url', t`Help page (optional)`],
    ['terms_url', t`Terms of use (optional)`],
    ['privacy_url', t`Privacy policy (optional)`],
  ] as const;
  return (
    <>
      <Accent given={branding.accent ?? ''} errors={errors['accent']} below={below} />
      <TextField
        name="support_email"
        type="email"
        label={t`Address for help (optional)`}
        errors={errors['support_email']}
        defaultValue={branding.support_email ?? ''}
      />
      {addresses.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          type="url"
          label={label}
          errors={errors[name]}
          defaultValue={branding[name] ?? ''}
          placeholder="https://"
        />
      ))}
      <TextField
        name="footer_text"
        label={t`Line at the foot (optional)`}
        hint={
          below
            ? t`Without addresses, at most 200 characters.`
            : t`Without addresses, at most 200 characters. It is not in mails to people who do not know you yet.`
        }
        errors={errors['footer_text']}
        defaultValue={branding.footer_text ?? ''}
        maxLength={200}
      />
    </>
  );
}

interface AccentProps extends Pick<BrandingFieldsProps, 'below'> {
  given: string;
  errors: string[] | undefined;
}

function Accent({ given, errors, below }: AccentProps) {
  const { t } = useLingui();
  const isOfOrganization = below?.branding?.accent;
  const [colour, setColour, field] = useFormValue('accent', given);
  return (
    <Stack gap={6}>
      <Group align="flex-end" gap="sm">
        <ColorInput
          id="accent"
          label={t`Colour`}
          placeholder={isOfOrganization ? t`Of the organization` : t`Of the platform`}
          format="hex"
          value={colour}
          {...said(errors)}
          swatches={swatches}
          swatchesPerRow={6}
          eyeDropperButtonProps={{ 'aria-label': t`Take a colour from the screen` }}
          onChange={setColour}
        />
        {colour !== '' && (
          <Button variant="default" onClick={() => setColour('')}>
            {isOfOrganization ? (
              <Trans>Use the colour of the organization</Trans>
            ) : (
              <Trans>Use the colour of the platform</Trans>
            )}
          </Button>
        )}
      </Group>
      {field}
      {isColour(colour) && <Moved colour={colour} />}
    </Stack>
  );
}

/** A colour that could not be read is lighter or darker on pages than it was given: nobody should wonder why. */
function Moved({ colour }: { colour: string }) {
  const { light, dark, moved } = brandOf(colour);
  const [inLight, inDark] = [light.accent, dark.accent];
  return (
    <Text size="sm" c="dimmed" role="status">
      {moved.includes('light') && <Trans>On a light ground it could not be read: it becomes {inLight} there.</Trans>}{' '}
      {moved.includes('dark') && <Trans>On a dark ground it could not be read: it becomes {inDark} there.</Trans>}
    </Text>
  );
}
