import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Stack, Text } from '@mantine/core';
import type { Colours } from '@platform/look';
import { use, type ReactNode } from 'react';
import { PlatformBrandContext } from '../../style/platform-brand.js';
import type { BrandingDraft } from './branding-draft.js';
import { MarkImage } from './mark-image.js';

export interface SketchProps {
  /** Null for the platform. */
  name: string | null;
  draft: BrandingDraft;
  markUrl: string | null;
  /** Whether the sign of the platform stands where there is no mark. */
  hasSign: boolean;
  colours: Colours;
}

/** The card of a sign-in. Nothing in it works: it is a picture made of text. */
export function SignInSketch(props: SketchProps) {
  const { name, draft, colours } = props;
  const { name: platform } = use(PlatformBrandContext);
  const { support_url, terms_url, privacy_url, support_email, footer_text } = draft;
  return (
    <Stack gap="md" align="center">
      <Card colours={colours}>
        <Group gap="sm" wrap="nowrap">
          <Mark {...props} />
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            {name ?? platform}
          </Text>
        </Group>
        <Text fz={22} fw={650}>
          <Trans>Sign in</Trans>
        </Text>
        <Line colours={colours} />
        <Line colours={colours} />
        <Pressed colours={colours}>
          <Trans>Sign in</Trans>
        </Pressed>
        <Text size="sm" c={colours.accent} td="underline">
          <Trans>Forgot your password?</Trans>
        </Text>
      </Card>
      <Stack gap={2} align="center" ta="center" c={colours.soft}>
        {footer_text && <Text size="xs">{footer_text}</Text>}
        <Group gap="xs" justify="center">
          {support_url && <Linked colours={colours}>{<Trans>Help</Trans>}</Linked>}
          {terms_url && <Linked colours={colours}>{<Trans>Terms</Trans>}</Linked>}
          {privacy_url && <Linked colours={colours}>{<Trans>Privacy</Trans>}</Linked>}
          {support_email && <Linked colours={colours}>{support_email}</Linked>}
        </Group>
        {name !== null && (
          <Text size="xs">
            <Trans>
              {platform} runs this page for {name}.
            </Trans>
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** The head of a mail with an invitation, and its button. */
export function MailSketch(props: SketchProps) {
  const { name, colours } = props;
  return (
    <Card colours={colours}>
      <Mark {...props} />
      <Text fz={22} fw={650}>
        <Trans>You are invited to an organization</Trans>
      </Text>
      <Text size="sm">
        <Trans>Organization: {name}</Trans>
      </Text>
      <Pressed colours={colours}>
        <Trans>Look at the invitation</Trans>
      </Pressed>
    </Card>
  );
}

function Card({ colours, children }: { colours: Colours; children: ReactNode }) {
  return (
    <Stack
      gap="sm"
      p="lg"
      w="100%"
      maw={360}
      mx="auto"
      style={{ background: colours.card, color: colours.text, border: `1px solid ${colours.line}`, borderRadius: 14 }}
    >
      {children}
    </Stack>
  );
}

function Mark({ name, markUrl, hasSign, colours }: SketchProps) {
  const { t } = useLingui();
  if (markUrl !== null) return <MarkImage url={markUrl} alt={t`The mark of ${name}`} size={36} />;
  if (!hasSign) return null;
  return (
    <Box
      aria-hidden
      w={36}
      h={36}
      ta="center"
      lh="36px"
      style={{ background: colours.accent, color: colours.onAccent, borderRadius: 9, flex: 'none' }}
    >
      •••
    </Box>
  );
}

/** Where something would be typed. */
function Line({ colours }: { colours: Colours }) {
  return (
    <Box
      aria-hidden
      h={36}
      style={{ background: colours.field, border: `1px solid ${colours.edge}`, borderRadius: 8 }}
    />
  );
}

function Pressed({ colours, children }: { colours: Colours; children: ReactNode }) {
  return (
    <Text py={8} ta="center" fw={600} style={{ background: colours.accent, color: colours.onAccent, borderRadius: 8 }}>
      {children}
    </Text>
  );
}

function Linked({ colours, children }: { colours: Colours; children: ReactNode }) {
  return (
    <Text size="xs" td="underline" c={colours.accent} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}
