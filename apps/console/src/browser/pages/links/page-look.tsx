import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Loader, Paper, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useResource } from '../../api/use-resource.js';

/** What the page at an address says of itself: whether it is the right one. Its title can become that of the link. */
export function PageLook({ url }: { url: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const { resource } = useResource(`look ${url}`, (api, signal) => api.links.pageLook(url, signal));
  const take = (title: string) => {
    const field = box.current?.closest('form')?.elements.namedItem('title');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = title;
    field.focus();
  };
  const look = resource.state === 'ready' ? resource.value : undefined;
  return (
    <Paper ref={box} withBorder radius="sm" p="xs" mt="xs" role="status">
      {resource.state === 'loading' && (
        <Group gap="xs">
          <Loader size="xs" aria-hidden />
          <Text size="sm" c="dimmed">
            <Trans>Looking at the page…</Trans>
          </Text>
        </Group>
      )}
      {(resource.state === 'failed' || look?.fault) && (
        <Text size="sm" c="dimmed">
          <Trans>What is there could not be looked at. The link works all the same.</Trans>
        </Text>
      )}
      {look && !look.fault && (
        <Group gap="sm" wrap="nowrap" align="flex-start">
          {look.picture && <PagePicture url={look.url} />}
          <Box miw={0}>
            <Text size="sm" fw={550} lineClamp={2}>
              {look.title || t`A page without a title`}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {look.description}
            </Text>
            {look.title && (
              <Button size="compact-xs" variant="subtle" mt={4} onClick={() => take(look.title)}>
                <Trans>Take over the title</Trans>
              </Button>
            )}
          </Box>
        </Group>
      )}
    </Paper>
  );
}

/** Nothing where it cannot be had. */
function PagePicture({ url }: { url: string }) {
  const { resource } = useResource(`picture ${url}`, (api, signal) => api.links.pagePicture(url, signal));
  const [address, setAddress] = useState<string>();
  const file = resource.state === 'ready' ? resource.value : undefined;
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file && address ? <img src={address} alt="" width={96} height={64} style={{ objectFit: 'cover' }} /> : null;
}
