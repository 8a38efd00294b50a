import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, media, space } from '#ui-kit/tokens/index.ts';
import { applicantText as t } from '../../model/applicant.words.ts';
import { isNeeded, isVisible } from '../../model/conditions.ts';
import type { FormField } from '../../model/formTypes.ts';
import { emptyRow, rowsOf, type TypedRow, type TypedValues } from '../../model/values.ts';
import { Control } from '../Control.tsx';
import { controlIdOf, useStep } from '../stepContext.ts';
import { type AnswerProps, useAnswer } from '../useAnswer.ts';
import { RowPapers } from './RowPapers.tsx';
import { DetailsToggle, FillsProduct, useDetails } from './rowParts.tsx';

const noRows: readonly TypedRow[] = [];

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  margin-top: ${space[8]};
`;

const RowFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding-top: ${space[16]};
  border-top: ${border.normal};
`;

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

const needs = (field: FormField): string =>
  (field.columns ?? [])
    .filter(({ isRequired, isComputed }) => isRequired && !isComputed)
    .map(({ label }) => label)
    .join(t((w) => w.value.dot));

/** Rows of answers: expenses, sources of money, a timetable. Rows are numbered, added at the end, and removed. */
export const RowsAnswer = (props: AnswerProps) => {
  const { field, path, pointer } = props;
  const { value, change, frame } = useAnswer<readonly TypedRow[]>(props, noRows);
  const columns = field.columns ?? [];
  const places = Array.from({ length: value.length }, (_, index) => index);
  const isFull = value.length >= (field.maxItems ?? Number.MAX_SAFE_INTEGER);
  const handleAdd = () => {
    change([...value, emptyRow(columns)]);
    const [first] = columns;
    const id = controlIdOf(`${pointer}/${value.length}/${first?.name}`);
    // The row is on the page after this change has been drawn.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const { onBlur: _rowsHaveTheirOwn, ...group } = frame;
  return (
    <GroupField {...group}>
      {needs(field) !== '' && (
        <Text size={14} tone="muted">
          {t((w) => w.step.rowsNeed, { columns: needs(field) })}
        </Text>
      )}
      <Rows>
        {places.map((index) => (
          <RowAnswer key={`${path}[${index}]`} field={field} path={path} pointer={pointer} index={index} />
        ))}
        {!isFull && (
          <Button variant="secondary" icon={Plus} size="large" isBlock onClick={handleAdd}>
            {t((w) => w.step.addRow, { label: field.label })}
          </Button>
        )}
      </Rows>
    </GroupField>
  );
};

type RowProps = Pick<AnswerProps, 'field' | 'path' | 'pointer'> & { index: number };

const RowAnswer = memo(({ field, path, pointer, index }: RowProps) => {
  const form = useForm<TypedValues>();
  const columns = (field.columns ?? []).filter(({ isComputed }) => !isComputed);
  const title = t((w) => w.step.nth, { label: field.label, number: index + 1 });
  const handleRemove = () => {
    const rows = rowsOf(form.getState().values[path]);
    form.change(
      path,
      rows.filter((_, other) => other !== index),
    );
    document.getElementById(controlIdOf(pointer))?.focus();
  };
  return (
    <RowFrame aria-label={title}>
      <SectionHeading
        level={3}
        look={4}
        aside={
          <IconButton icon={Trash2} name={t((w) => w.step.removeRow, { title })} onClick={handleRemove} />
        }
      >
        {title}
      </SectionHeading>
      <RowCells columns={columns} title={title} path={path} pointer={pointer} index={index} />
    </RowFrame>
  );
});

type CellsProps = Omit<RowProps, 'field'> & { columns: readonly FormField[]; title: string };

/** The cells of a row; rarely needed ones are behind a disclosure. */
const RowCells = ({ columns, title, ...place }: CellsProps) => {
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
