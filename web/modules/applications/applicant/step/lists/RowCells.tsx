import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { media, space } from '#ui-kit/tokens/index.ts';
import { isNeeded, isVisible } from '../../model/conditions.ts';
import type { FormField } from '../../model/formTypes.ts';
import type { TypedValues } from '../../model/values.ts';
import { Control } from '../Control.tsx';
import { useStep } from '../stepContext.ts';
import type { AnswerProps } from '../useAnswer.ts';
import { RowPapers } from './RowPapers.tsx';
import { DetailsToggle, FillsProduct, useDetails } from './rowParts.tsx';

const Cells = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space[16]};
  ${media.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    && > * { grid-column: span 2; }
    > [data-wide] { grid-column: span 4; }
    > [data-full] { grid-column: 1 / -1; }
    &[data-quarters='true'] { grid-template-columns: repeat(8, minmax(0, 1fr)); }
  }
`;

export type RowProps = Pick<AnswerProps, 'field' | 'path' | 'pointer'> & { index: number };

type CellsProps = Omit<RowProps, 'field'> & { columns: readonly FormField[]; title: string };

/** The cells of a row; those that only few need come when they are asked for. */
export const RowCells = ({ columns, title, ...place }: CellsProps) => {
  const details = useDetails(columns, place);
  const cells = columns.filter(({ type }) => type !== 'fileList');
  const shown = cells.filter(({ isDetail }) => !isDetail || details.isOpen);
  return (
    <>
      <Cells data-quarters={areQuarters(shown)}>
        {shown.map((column) => (
          <Cell key={column.name} field={column} {...place} />
        ))}
      </Cells>
      {columns.map((column) => (
        <UnderCells key={column.name} field={column} columns={columns} {...place} />
      ))}
      {details.has && !details.isFixed && (
        <div>
          <DetailsToggle title={title} isOpen={details.isOpen} onToggle={details.toggle} />
        </div>
      )}
    </>
  );
};

type UnderProps = RowProps & { columns: readonly FormField[] };

/** What goes with the cells of a row: the product that fills an amount, and the files that the row names. */
const UnderCells = ({ field, columns, path, pointer, index }: UnderProps) => (
  <>
    {(field.productOf ?? []).length > 0 && (
      <FillsProduct field={field} columns={columns} path={path} index={index} />
    )}
    {field.type === 'fileList' && <RowPapers {...{ field, columns, path, pointer, index }} />}
  </>
);

/** Long texts take the row, short ones and names of other rows two thirds of it, figures and choices a third. */
const widthOf = ({ type, maxLength, choicesFrom }: FormField) => {
  if (type === 'text' || type === 'enumList') return { 'data-full': true };
  if (choicesFrom) return { 'data-wide': true };
  return type === 'string' && (maxLength ?? 0) >= 100 ? { 'data-wide': true } : {};
};

/** Four narrow cells stand in one line, rather than three and one. */
const areQuarters = (columns: readonly FormField[]): boolean =>
  columns.length === 4 && columns.every((column) => Object.keys(widthOf(column)).length === 0);

const withoutHelp = new WeakMap<FormField, FormField>();

/** The same object for the same column, so that a cell is drawn anew only for its own value. */
const columnWithoutHelp = (column: FormField): FormField => {
  const known = withoutHelp.get(column) ?? { ...column, help: null };
  withoutHelp.set(column, known);
  return known;
};

const Cell = (props: RowProps) => {
  const { field: column, path, pointer, index } = props;
  const own = {
    // Help is said once, in the first row.
    field: index === 0 ? column : columnWithoutHelp(column),
    path: `${path}[${index}].${column.name}`,
    pointer: `${pointer}/${index}/${column.name}`,
    isInRow: true,
  };
  return (
    <div {...widthOf(column)}>
      {column.visibleWhen || column.requiredWhen ? (
        <ConditionalCell {...own} row={index} list={path} />
      ) : (
        <Control {...own} isNeeded={column.isRequired} />
      )}
    </div>
  );
};

type ConditionalProps = Omit<AnswerProps, 'isNeeded'> & { list: string; row: number };

/** In a row, the row's own columns come first. */
const ConditionalCell = ({ list, row, ...own }: ConditionalProps) => {
  const { answersOf } = useStep();
  const { values } = useFormState<TypedValues>({ subscription: { values: true } });
  const answers = answersOf(values);
  const rows = answers[list];
  const scope = Array.isArray(rows) ? { ...answers, ...rows[row] } : answers;
  return isVisible(own.field, scope) ? <Control {...own} isNeeded={isNeeded(own.field, scope)} /> : null;
};
