import { Paper, Table as Frame, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  type ReactElement,
  type ReactNode,
} from 'react';
import classes from './table.module.css';
import { useAddress } from './use-address.js';

/** A title, or one that sorts by a name of the API, which the address then has as `sort`. */
type Column = string | { title: string; sort: string };

type TableProps = ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
  columns: readonly Column[];
  /** Before the columns: chooses rows. */
  chooser?: ReactNode;
  /** Names a last column, that of the buttons, for screen readers alone. */
  unseen?: string;
  /** How the list is sorted when the address does not say it: `name`, `-joined_at`. */
  sorted?: string;
  /** Each a `Row`, or a `tr` with one cell for all columns; they and their cells carry their roles too. */
  children: ReactNode;
};

const Columns = createContext<readonly string[]>([]);

/** A table; where its columns have no room each row becomes a block, and the roles keep it a table. */
export function Table({ columns, chooser, unseen, sorted, children, ...name }: TableProps) {
  const titles = columns.map((column) => (typeof column === 'string' ? column : column.title));
  return (
    <Paper withBorder radius="md" mt="md" className={classes.frame}>
      <Frame role="table" className={classes.table} highlightOnHover {...name}>
        <thead role="rowgroup">
          <tr role="row">
            {chooser && (
              <th role="columnheader" scope="col">
                {chooser}
              </th>
            )}
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ) : (
                <SortedHead key={column.title} column={column} sorted={sorted} />
              ),
            )}
            {unseen && (
              <th role="columnheader" scope="col">
                <VisuallyHidden>{unseen}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Columns value={chooser ? ['', ...titles] : titles}>{children}</Columns>
        </tbody>
      </Frame>
    </Paper>
  );
}

function SortedHead({ column: { title, sort }, sorted }: { column: Exclude<Column, string>; sorted?: string }) {
  const { asked, change } = useAddress();
  const current = asked.get('sort') ?? sorted;
  const order = current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : 'none';
  const Icon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[order];
  return (
    <th role="columnheader" scope="col" aria-sort={order}>
      <UnstyledButton
        className={classes.sort}
        onClick={() => change({ sort: order === 'ascending' ? `-${sort}` : sort })}
      >
        {title}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}

/**
 * A row with a cell for each column, in their order. Each knows its column's title, which stands beside it where the
 * head is not seen.
 */
export function Row({ children }: { children: ReactNode }) {
  const columns = useContext(Columns);
  return (
    <tr role="row">
      {Children.map(children, (cell, index) =>
        isValidElement(cell)
          ? cloneElement(cell as ReactElement<{ 'data-label'?: string | undefined }>, {
              'data-label': columns[index] || undefined,
            })
          : cell,
      )}
    </tr>
  );
}

interface CellProps {
  /** What the row is about, a moment, a text that may be long, or what can be done to it. */
  kind?: 'who' | 'when' | 'long' | 'actions';
  children?: ReactNode;
}

/** A cell of a `Row`. */
export function Cell({ kind, ...rest }: CellProps) {
  return <td role="cell" className={kind && classes[kind]} {...rest} />;
}
