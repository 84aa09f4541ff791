import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './compact-table.module.css';

interface CompactTableProps {
  /** The id of what names it. */
  'aria-labelledby': string;
  /** Of its columns. */
  head: ReactNode[];
  /** Of rows. */
  children: ReactNode;
}

/** A table that stays one on a phone: it scrolls by itself there, also by keys. */
export function CompactTable({ head, children, ...name }: CompactTableProps) {
  return (
    <div className={classes['scroll']} tabIndex={0} role="group" {...name}>
      <Table className={classes['table']} {...name}>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </div>
  );
}
