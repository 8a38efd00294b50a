import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { productYen } from '#rules/forms/figures.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { applicantText as t } from '../../model/applicant.words.ts';
import type { FormField } from '../../model/formTypes.ts';
import { answerOf, rowsOf, type TypedRow, type TypedValues } from '../../model/values.ts';
import { useFindings } from '../stepContext.ts';

const noRow: TypedRow = {};

/** The row of a list as it is typed now; drawn anew for this row only. */
export const useRow = (path: string, index: number): TypedRow => {
  const form = useForm<TypedValues>();
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => rowsOf(form.getState().values[path])[index] ?? noRow);
};

type RowPlace = { readonly path: string; readonly pointer: string; readonly index: number };

/**
 * Whether the columns that only few need are shown: when somebody asked for them, when something is in them, or when
 * something in them has to be put right.
 */
export const useDetails = (columns: readonly FormField[], { path, pointer, index }: RowPlace) => {
  const [isWanted, setIsWanted] = useState(false);
  const row = useRow(path, index);
  const findings = useFindings();
  const details = columns.filter(({ isDetail }) => isDetail === true);
  const isFilled = details.some(({ name }) => (row[name] ?? '') !== '');
  const isWrong = details.some(({ name }) =>
    findings.some((finding) => finding.pointer === `${pointer}/${index}/${name}`),
  );
  return {
    has: details.length > 0,
    isOpen: isWanted || isFilled || isWrong,
    /** What is filled in is never folded away. */
    isFixed: isFilled || isWrong,
    toggle: () => setIsWanted(!isWanted),
  };
};

type ToggleProps = { title: string; isOpen: boolean; onToggle: () => void };

/** Shows the columns that only few need. */
export const DetailsToggle = ({ title, isOpen, onToggle }: ToggleProps) => (
  <Button
    variant="quiet"
    icon={isOpen ? ChevronUp : ChevronDown}
    aria-expanded={isOpen}
    aria-label={t((w) => w.step.detailsOf, { title })}
    onClick={onToggle}
  >
    {t((w) => w.step.details)}
  </Button>
);

const productOf = (
  columns: readonly FormField[],
  factors: readonly string[],
  row: TypedRow,
): number | null => {
  const [one, other] = factors.map((name) => {
    const column = columns.find((candidate) => candidate.name === name);
    return column === undefined ? null : answerOf(column, row[name] ?? '');
  });
  return productYen(one, other);
};

type RowProps = Omit<RowPlace, 'pointer'> & { readonly columns: readonly FormField[] };

/** Fills an amount with its product while nobody has typed another one. Draws nothing. */
export const FillsProduct = ({ columns, path, index, field }: RowProps & { field: FormField }) => {
  const form = useForm<TypedValues>();
  const row = useRow(path, index);
  const product = productOf(columns, field.productOf ?? [], row);
  const before = useRef(product);
  useEffect(() => {
    const [earlier, typed] = [before.current, answerOf(field, row[field.name] ?? '')];
    before.current = product;
    const isOwn = typed !== null && typed !== earlier;
    if (product === null || product === earlier || isOwn) return;
    form.change(`${path}[${index}].${field.name}`, String(product));
  });
  return null;
};
