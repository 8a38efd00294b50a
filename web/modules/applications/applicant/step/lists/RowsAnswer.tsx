import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { GroupField } from '#ui-kit/Field/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import { applicantText as t } from '../../model/applicant.words.ts';
import type { FormField } from '../../model/formTypes.ts';
import { emptyRow, rowsOf, type TypedRow, type TypedValues } from '../../model/values.ts';
import { controlIdOf } from '../stepContext.ts';
import { type AnswerProps, useAnswer } from '../useAnswer.ts';
import { RowCells, type RowProps } from './RowCells.tsx';

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
