import { Columns3, Rows3, Rows4 } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Popover } from '#ui-kit/Popover/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { GridColumn, GridColumnChoice, GridDensity } from './gridTypes.ts';
import { useGridWidth } from './useGridWidth.ts';
import { isColumnVisible } from './visibleColumns.ts';

const Tools = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-left: auto;
  ${media.belowMd} { display: none; }
`;

const Picker = styled.fieldset`
  display: grid;
  min-width: 15rem;
  padding: ${space[12]} ${space[16]};
  & > legend { float: left; padding: ${space[4]} 0; font-size: ${text[14]}; font-weight: ${weight.bold}; line-height: ${leading[14]}; }
`;

const nameOf = <Row,>(column: GridColumn<Row>): string =>
  column.name ?? (typeof column.header === 'string' ? column.header : column.id);

export type GridToolsProps<Row> = {
  columns: readonly GridColumn<Row>[];
  columnChoice: GridColumnChoice;
  onColumnChoiceChange: (choice: GridColumnChoice) => void;
  density: GridDensity;
  onDensityChange: (density: GridDensity) => void;
};

/** Which columns, and how high the rows: at the far right of the filters, on windows that show a table. */
export const GridTools = <Row,>(props: GridToolsProps<Row>) => {
  const { density, onDensityChange } = props;
  return (
    <Tools>
      <ColumnPicker {...props} />
      <IconButton
        icon={density === 'comfortable' ? Rows3 : Rows4}
        name={jaGrid.grid.density[density]}
        variant="plain"
        onClick={() => onDensityChange(density === 'comfortable' ? 'compact' : 'comfortable')}
      />
    </Tools>
  );
};

const ColumnPicker = <Row,>(props: GridToolsProps<Row>) => {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton
        ref={buttonRef}
        icon={Columns3}
        name={jaGrid.grid.columns}
        variant="plain"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover id={id} anchorRef={buttonRef} placement="bottom-end" onDismiss={close}>
          <ColumnChecks {...props} />
        </Popover>
      )}
    </>
  );
};

/** The columns that may be left out of this density. */
const ColumnChecks = <Row,>({
  columns,
  columnChoice,
  onColumnChoiceChange,
  density,
}: GridToolsProps<Row>) => {
  const width = useGridWidth();
  const pickable = columns.filter(
    (column) => column.isFixed !== true && (column.density === undefined || column.density === density),
  );
  return (
    <Picker>
      <legend>{jaGrid.grid.columns}</legend>
      {pickable.map((column) => (
        <Checkbox
          key={column.id}
          label={nameOf(column)}
          checked={isColumnVisible(column, columnChoice, width)}
          onChange={(event) =>
            onColumnChoiceChange({ ...columnChoice, [column.id]: event.currentTarget.checked })
          }
        />
      ))}
    </Picker>
  );
};
