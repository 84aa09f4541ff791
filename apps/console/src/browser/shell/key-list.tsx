import { Trans, useLingui } from '@lingui/react/macro';
import { Kbd, Modal, Switch, Table } from '@mantine/core';
import { useState } from 'react';
import { areKeysOn, switchKeys } from './keys.js';

/** What each key does, and the switch that turns single keys off. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(areKeysOn);
  const keys: [string[], string][] = [
    [['Ctrl', 'K'], t`Go to or do`],
    [['/'], t`Search on this page`],
    [['c'], t`The main action of this page: something new`],
    [['j'], t`Next row`],
    [['k'], t`Row before`],
    [['x'], t`Choose the row`],
    [['Enter'], t`Open the row`],
    [['Esc'], t`Close`],
    [['g', 'o'], t`Organizations`],
    [['g', 'a'], t`Applications`],
    [['g', 'l'], t`Links`],
    [['g', 's'], t`Statistics`],
    [['t'], t`Switch between light and dark`],
    [['?'], t`This list`],
  ];
  return (
    <Modal opened onClose={onClose} title={t`Keys`} centered>
      <Table aria-label={t`Keys`} mb="md">
        <Table.Tbody>
          {keys.map(([combination, does]) => (
            <Table.Tr key={combination.join(' ')}>
              <Table.Td w="7rem">
                {combination.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        checked={isOn}
        onChange={(event) => {
          switchKeys(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
        label={<Trans>Keys without Ctrl</Trans>}
      />
    </Modal>
  );
}
