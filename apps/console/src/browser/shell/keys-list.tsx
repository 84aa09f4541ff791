import { useLingui } from '@lingui/react/macro';
import { Kbd, Modal, Switch, Table } from '@mantine/core';
import { useOpening } from './opening.js';
import type { PlaceGroup } from './places.js';

interface KeysListProps {
  isOpen: boolean;
  onClose: () => void;
  groups: PlaceGroup[];
  areSingle: boolean;
  onSingle: (areSingle: boolean) => void;
}

export default function KeysList({ isOpen, onClose, groups, areSingle, onSingle }: KeysListProps) {
  const { t } = useLingui();
  const keys: [string[], string][] = [
    [['Ctrl', 'K'], t`Search and commands (⌘ K on a Mac)`],
    [['/'], t`Search of the page`],
    [['c'], t`Something new, by the page`],
    [['t'], t`Light or dark`],
    [['?'], t`This list`],
  ];
  for (const { letter, title } of groups.flatMap(({ places }) => places))
    if (letter) keys.push([['g', letter], t(title)]);
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={onClose}
      title={t`Keys`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Switch
        label={t`Single keys`}
        description={t`Without them only Ctrl K works. They never work while a field has the focus.`}
        checked={areSingle}
        onChange={(event) => onSingle(event.currentTarget.checked)}
        mb="md"
      />
      <Table aria-label={t`Keys`} withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          {keys.map(([pressed, does]) => (
            <Table.Tr key={pressed.join(' ')}>
              <Table.Th scope="row" w={110} fw={400}>
                {pressed.map((key) => (
                  <Kbd key={key} me={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Th>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
