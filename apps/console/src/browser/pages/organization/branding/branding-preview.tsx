import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { brandOf, dark, light, type Brand, type Colours } from '@platform/look';
import { use, useState } from 'react';
import { PlatformBrandContext } from '../../../style/platform-brand.js';
import { isColour, type BrandingDraft } from './branding-draft.js';
import { MailSketch, SignInSketch, type SketchProps } from './branding-sketches.js';

interface BrandingPreviewProps {
  name: string;
  draft: BrandingDraft;
  markUrl: string | null;
}

/** Drawn here, from the colours that pages and mails take: what is typed is seen at once, and nothing is stored. */
export function BrandingPreview({ name, draft, markUrl }: BrandingPreviewProps) {
  const { t } = useLingui();
  const [page, setPage] = useState('sign-in');
  const [scheme, setScheme] = useState('light');
  const { accent } = use(PlatformBrandContext);
  const sketch: SketchProps = { name, draft, markUrl, colours: coloursOf(draft.accent, accent, scheme === 'dark') };
  return (
    <Stack component="section" gap="sm" aria-labelledby="branding-preview" mt="lg" miw={0}>
      <Title order={3} id="branding-preview">
        <Trans>Preview</Trans>
      </Title>
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={t`What is shown`}
          value={page}
          onChange={setPage}
          data={[
            { value: 'sign-in', label: t`Sign-in` },
            { value: 'mail', label: t`Mail` },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label={t`Ground`}
          value={scheme}
          onChange={setScheme}
          data={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
        />
      </Group>
      <Paper withBorder radius="md" p="lg" bg={sketch.colours.page}>
        {page === 'mail' ? <MailSketch {...sketch} /> : <SignInSketch {...sketch} />}
      </Paper>
      <Text size="sm" c="dimmed">
        <Trans>Others see it once it is saved.</Trans>
      </Text>
    </Stack>
  );
}

/** Without an accent of its own, an organization has that of the platform. */
function coloursOf(own: string | null, ofPlatform: Brand | null, isDark: boolean): Colours {
  const brand = own !== null && isColour(own) ? brandOf(own) : ofPlatform;
  return isDark ? { ...dark, ...brand?.dark } : { ...light, ...brand?.light };
}
