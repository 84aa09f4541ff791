import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { FieldErrors } from '@platform/contracts';
import type { DragEvent } from 'react';
import { BlockFields } from './bio-block-fields.js';
import type { EditedBlock } from './bio-draft.js';
import { useBlockWords } from './bio-words.js';

interface BlockCardProps {
  block: EditedBlock;
  index: number;
  /** Of all blocks. */
  count: number;
  errors: FieldErrors;
  isDragged: boolean;
  onChange: (changes: Partial<EditedBlock>) => void;
  onMove: (to: number, direction: 'up' | 'down') => void;
  onRemove: () => void;
  /** Its key while it is dragged, and undefined once it is dropped. */
  onDrag: (key: number | undefined) => void;
  onDraggedOver: () => void;
}

/** One block with its fields. It is moved by its buttons, or dragged by its handle. */
export function BlockCard(props: BlockCardProps) {
  const { block, index, count, errors, isDragged, onChange, onMove, onRemove, onDrag, onDraggedOver } = props;
  const { t } = useLingui();
  const name = useBlockWords()[block.type];
  const place = index + 1;
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', '');
    onDrag(block.key);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    if (!isDragged) onDraggedOver();
  };
  return (
    <Paper
      role="listitem"
      id={`block-${block.key}`}
      withBorder
      radius="md"
      p="sm"
      opacity={isDragged ? 0.5 : 1}
      onDragOver={onDragOver}
      onDrop={(event: DragEvent) => event.preventDefault()}
    >
      <Group gap="xs" mb="xs" wrap="nowrap">
        <span draggable onDragStart={onDragStart} onDragEnd={() => onDrag(undefined)} title={t`Drag to move`}>
          <IconGripVertical size={18} cursor="grab" aria-hidden />
        </span>
        <Text component="span" fw={550} flex={1}>
          {name}
        </Text>
        <ActionIcon
          id={`block-${block.key}-up`}
          variant="subtle"
          color="gray"
          aria-label={t`Move up block ${place}, ${name}`}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, 'up')}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          id={`block-${block.key}-down`}
          variant="subtle"
          color="gray"
          aria-label={t`Move down block ${place}, ${name}`}
          aria-disabled={place === count}
          onClick={() => onMove(index + 1, 'down')}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          id={`block-${block.key}-remove`}
          variant="subtle"
          color="red"
          aria-label={t`Remove block ${place}, ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <BlockFields block={block} errorsOf={(field) => errors[`blocks.${index}.${field}`]} onChange={onChange} />
    </Paper>
  );
}
