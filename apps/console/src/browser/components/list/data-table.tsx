import { useLingui } from '@lingui/react/macro';
import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigation } from '../../navigation/navigation.js';
import classes from './data-table.module.css';
import type { ListView } from './use-list-state.js';
import type { Selection } from './use-selection.js';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** What `sort` calls it; the list cannot be ordered by a column without it. */
  sortBy?: string;
  /** Numbers stand at the right, under each other. */
  isNumber?: boolean;
  /** Left out where there is little room. */
  isMinor?: boolean;
}

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  name: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
  /** A row in a few words: of its checkbox. */
  nameOf: (row: Row) => string;
  /** Gives the order, and the detail that a row opens unless it has a page. */
  list?: Pick<ListView, 'sort' | 'sortBy' | 'open'>;
  /** The page of a row. */
  linkOf?: (row: Row) => string;
  /** A row opens its detail (see `DetailsDrawer`). */
  opensDetail?: boolean;
  selection?: Selection;
  /** The last cell: what can be done with a row. */
  actions?: (row: Row) => ReactNode;
}

/** A list as a table. A click anywhere on a row does what its first cell does. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, idOf, nameOf, list, selection, actions } = props;
  const { t } = useLingui();
  const ids = rows.map((row) => String(idOf(row)));
  return (
    <div className={classes.frame}>
      <Table aria-label={name} verticalSpacing="xs" horizontalSpacing="md" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th className={classes.choice}>
                <Checkbox
                  size="xs"
                  aria-label={t`Choose all of this page`}
                  checked={selection.hasAll(ids)}
                  indeterminate={selection.hasSome(ids) && !selection.hasAll(ids)}
                  onChange={() => selection.toggleAll(ids)}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Head key={column.title} column={column} list={list} />
            ))}
            {actions && (
              <Table.Th>
                <span className="unseen">{t`Actions`}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={idOf(row)} row={row} id={String(idOf(row))} rowName={nameOf(row)} {...props} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  list: DataTableProps<Row>['list'];
}

function Head<Row>({ column: { title, sortBy, isNumber, isMinor }, list }: HeadProps<Row>) {
  const isUp = sortBy !== undefined && list?.sort === sortBy;
  const isDown = sortBy !== undefined && list?.sort === `-${sortBy}`;
  return (
    <Table.Th
      mod={{ number: isNumber, minor: isMinor }}
      className={classes.cell}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      {sortBy && list ? (
        <UnstyledButton className={classes.sort} onClick={() => list.sortBy(isDown ? sortBy : `-${sortBy}`)}>
          {title} <span aria-hidden="true">{isUp ? '↑' : isDown ? '↓' : '↕'}</span>
        </UnstyledButton>
      ) : (
        title
      )}
    </Table.Th>
  );
}

interface RowProps<Row> extends DataTableProps<Row> {
  row: Row;
  id: string;
  rowName: string;
}

function Row<Row>({ row, id, rowName, columns, list, linkOf, opensDetail, selection, actions }: RowProps<Row>) {
  const { navigate, mayLeave } = useNavigation();
  const { t } = useLingui();
  const open = opensDetail ? () => list?.open(id) : linkOf && (() => mayLeave() && navigate(linkOf(row)));
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isOther = (event.target as HTMLElement).closest('a, button, input, label') !== null;
    // Who marks a text to copy it does not want to go away.
    if (!isOther && getSelection()?.isCollapsed !== false) open?.();
  };
  return (
    <Table.Tr onClick={onClick} mod={{ opens: open !== undefined }} className={classes.row}>
      {selection && (
        <Table.Td className={classes.choice}>
          <Checkbox
            size="xs"
            aria-label={t`Choose ${rowName}`}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </Table.Td>
      )}
      {columns.map(({ title, cell, isNumber, isMinor }, index) => (
        <Table.Td key={title} mod={{ number: isNumber, minor: isMinor }} className={classes.cell}>
          {index > 0 || !open ? (
            cell(row)
          ) : linkOf && !opensDetail ? (
            <Link to={linkOf(row)} className={classes.name}>
              {cell(row)}
            </Link>
          ) : (
            <UnstyledButton onClick={open} className={classes.name} aria-haspopup="dialog">
              {cell(row)}
            </UnstyledButton>
          )}
        </Table.Td>
      ))}
      {actions && <Table.Td className={classes.actions}>{actions(row)}</Table.Td>}
    </Table.Tr>
  );
}
