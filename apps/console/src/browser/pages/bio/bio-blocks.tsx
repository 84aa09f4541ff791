import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Fieldset, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { sentence } from '../../components/field.js';
import { BlockCard } from './bio-block-card.js';
import { moved, newBlock, type BlockType, type EditedBlock } from './bio-draft.js';
import { blockIcons, useBlockWords } from './bio-words.js';

/** As many as the API takes. */
const mostBlocks = 50;

interface BioBlocksProps {
  blocks: EditedBlock[];
  errors: FieldErrors;
  onChange: (blocks: EditedBlock[]) => void;
}

/** The blocks of a page in their order, to be added, moved, changed and removed. */
export function BioBlocks({ blocks, errors, onChange }: BioBlocksProps) {
  const { t } = useLingui();
  const words = useBlockWords();
  const list = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  /** What takes the focus once the list is drawn: what was pressed may have moved or gone. */
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector) list.current?.parentElement?.querySelector<HTMLElement>(selector)?.focus();
  }, [blocks]);

  const move = (key: number, to: number, direction?: 'up' | 'down') => {
    const next = moved(blocks, key, to);
    if (next === blocks) return;
    if (direction) wanted.current = `#block-${key}-${direction}`;
    setNews(t`Now ${to + 1} of ${blocks.length}`);
    onChange(next);
  };
  const add = (type: BlockType) => {
    const block = newBlock(type, blocks);
    wanted.current = `#block-${block.key} :is(input, textarea), #block-${block.key}-up`;
    onChange([...blocks, block]);
  };
  const remove = (index: number) => {
    const next = blocks.filter((_, at) => at !== index);
    const heir = next[Math.min(index, next.length - 1)];
    wanted.current = heir ? `#block-${heir.key}-remove` : '#add-blocks button';
    setNews(t`Removed`);
    onChange(next);
  };
  const wrong = errors['blocks'];
  return (
    <Fieldset legend={<Trans>Blocks</Trans>} variant="unstyled" mt="lg">
      <Text size="sm" c="dimmed" mb="xs">
        <Plural
          value={blocks.length}
          _0="Nothing yet. Begin with a link."
          one="# block"
          other="# blocks, as visitors see them from top to bottom"
        />
      </Text>
      <Stack role="list" ref={list} gap="sm" p={0} m={0}>
        {blocks.map((block, index) => (
          <BlockCard
            key={block.key}
            block={block}
            index={index}
            count={blocks.length}
            errors={errors}
            isDragged={dragged === block.key}
            onChange={(changes) =>
              onChange(blocks.map((other) => (other.key === block.key ? { ...other, ...changes } : other)))
            }
            onMove={(to, direction) => move(block.key, to, direction)}
            onRemove={() => remove(index)}
            onDrag={setDragged}
            onDraggedOver={() => dragged !== undefined && move(dragged, index)}
          />
        ))}
      </Stack>
      {wrong && (
        <Text className="error" size="sm" c="red" mt="xs">
          {wrong.map(sentence).join(' ')}
        </Text>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Group id="add-blocks" gap="xs" mt="sm" role="group" aria-label={t`Add a block`}>
        <Text size="sm" fw={550}>
          <Trans>Add</Trans>
        </Text>
        {Object.entries(words).map(([type, word]) => {
          const Icon = blockIcons[type as BlockType];
          return (
            <Button
              key={type}
              variant="default"
              size="xs"
              leftSection={<Icon size={14} aria-hidden />}
              disabled={blocks.length >= mostBlocks}
              onClick={() => add(type as BlockType)}
            >
              {word}
            </Button>
          );
        })}
      </Group>
    </Fieldset>
  );
}
