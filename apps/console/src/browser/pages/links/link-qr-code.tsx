import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Picture } from '../qr-codes/picture.js';
import { PictureDownloads } from '../qr-codes/picture-downloads.js';
import { addressText } from './link-words.js';
import type { LinkPartProps } from './link.page.js';

/** The short address as a plain code, and the way to one in the person's own colours. */
export function LinkQrCode({ link: { id, alias, shorturl } }: LinkPartProps) {
  const { t } = useLingui();
  const { resource } = useResource(`qr ${id} ${shorturl}`, (api) => api.links.qrCode(id, 'svg', 512));
  return (
    <section aria-labelledby="qr-code">
      <Title order={2} id="qr-code">
        <Trans>QR code</Trans>
      </Title>
      <Text c="dimmed" mb="md">
        <Trans>It holds the short address: where that leads can change, the code stays.</Trans>
      </Text>
      <Loaded of={resource} what={t`the QR code`} rows={3}>
        {(file) => (
          <Flex direction={{ base: 'column', xs: 'row' }} gap="xl" align="flex-start">
            <Paper withBorder radius="md" p="md" maw="100%">
              <Picture file={file} alt={t`QR code of ${addressText(shorturl)}`} size={256} />
            </Paper>
            <Stack gap="md" maw={320}>
              <PictureDownloads name={`qr-${alias}`} send={(api, format, size) => api.links.qrCode(id, format, size)} />
              <Text size="sm">
                <Trans>
                  A designed code has your colours and your logo, and counts its scans apart from the clicks of the
                  link.
                </Trans>
              </Text>
              <Button
                component={Link}
                to={paths.newLinkQrCode(id)}
                variant="light"
                leftSection={<IconPalette size={16} aria-hidden />}
              >
                <Trans>Design a code of this link</Trans>
              </Button>
            </Stack>
          </Flex>
        )}
      </Loaded>
    </section>
  );
}
