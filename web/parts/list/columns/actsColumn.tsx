import type { ReactNode } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';

type Acts<Row> = { readonly header: string; readonly cell: (row: Row) => ReactNode };

/** The last column of a list: what can be done with a row. */
export const actsColumn = <Row,>(acts: Acts<Row>): GridColumn<Row> => ({
  id: 'acts',
  align: 'end',
  // The words of a button keep to one line, as figures do.
  isNumeric: true,
  isFixed: true,
  phoneSlot: 'tag',
  ...acts,
});

type Details<Row> = {
  readonly header: string;
  readonly label: string;
  /** What the button is called by those who listen: which of the rows it opens. */
  readonly labelOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
};

/** The same of a list whose rows open a dialog: the button that does. */
export const detailsColumn = <Row,>({ header, label, labelOf, onOpen }: Details<Row>): GridColumn<Row> =>
  actsColumn({
    header,
    cell: (row) => (
      <Button size="small" aria-label={labelOf(row)} onClick={() => onOpen(row)}>
        {label}
      </Button>
    ),
  });
