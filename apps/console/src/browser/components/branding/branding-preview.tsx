import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type { Branding } from '@platform/contracts';
import { brandOf, dark, light, type Brand, type Colours } from '@platform/look';
import { use, useState } from 'react';
import { PlatformBrandContext } from '../../style/platform-brand.js';
import { isColour, shownOver, type BrandingDraft } from './branding-draft.js';
import { MailSketch, SignInSketch, type SketchProps } from './branding-sketches.js';

/** What the pages of an application show where it chose nothing. */
export interface Below {
  /** The organization whose it is, with its branding; null where it has none: then it is the platform. */
  name: string | null;
  branding: Omit<Branding, 'updated_at'> | null;
  /** Whether the sign of the platform stands beside its name: the operator has checked whose it is. */
  hasSign: boolean;
}

interface BrandingPreviewProps {
  name: string;
  draft: BrandingDraft;
  markUrl: string | null;
  below?: Below | undefined;
}

/** Drawn here, from the colours that pages and mails take: what is typed is seen at once, and nothing is stored. */
export function BrandingPreview({ name, draft, markUrl, below }: BrandingPreviewProps) {
  const { t } = useLingui();
  const [page, setPage] = useState('sign-in');
  const [scheme, setScheme] = useState('light');
  const { accent } = use(PlatformBrandContext);
  const shown = shownOver({ ...draft, mark_url: markUrl }, below?.branding ?? null);
  const isChosen = [...Object.values(draft), markUrl].some((value) => value !== null);
  const sketch: SketchProps = {
    name: below && !isChosen ? below.name : name,
    hasSign: !below || !isChosen || below.hasSign,
    draft: shown,
    markUrl: shown.mark_url,
    colours: coloursOf(shown.accent, accent, scheme === 'dark'),
  };
  return (
    <Stack component="section" gap="sm" aria-labelledby="branding-preview" mt="lg" miw={0}>
      <Title order={3} id="branding-preview">
        <Trans>Preview</Trans>
      </Title>
      <Group gap="xs">
        {/* Mails are of organizations. */}
        {!below && (
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
        )}
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

/** Without an accent, that of the platform. */
function coloursOf(own: string | null, ofPlatform: Brand | null, isDark: boolean): Colours {
  const brand = own !== null && isColour(own) ? brandOf(own) : ofPlatform;
  return isDark ? { ...dark, ...brand?.dark } : { ...light, ...brand?.light };
}
