import { Group, Text, ThemeIcon } from '@mantine/core';
import { networks, type PixelType } from './pixel-types.js';

/** The network of a pixel: its sign and its name. */
export function PixelMark({ type }: { type: PixelType }) {
  const { name, icon: Icon } = networks[type];
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      <ThemeIcon component="span" variant="light" size="sm" aria-hidden="true">
        <Icon size={14} />
      </ThemeIcon>
      <Text span>{name}</Text>
    </Group>
  );
}
