import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { LazyWhenIdle } from '#web/parts/lazy/LazyWhenIdle.tsx';
import { isNeeded, isVisible } from '../../model/conditions.ts';
import type { FormField } from '../../model/formTypes.ts';
import { sendableRow } from '../../model/values.ts';
import { useStep } from '../stepContext.ts';
import type { AnswerProps } from '../useAnswer.ts';
import { useRow } from './rowParts.tsx';

// Nobody begins a row with its papers: sending files comes when the cells can be filled in.
const Papers = createLazy(async () => (await import('./RowFiles.tsx')).RowFiles);

type Props = Pick<AnswerProps, 'field' | 'path' | 'pointer'> & {
  index: number;
  columns: readonly FormField[];
};

/** The files that a row names, once its answers ask for them. */
export const RowPapers = ({ field, columns, path, pointer, index }: Props) => {
  const { application } = useStep();
  const row = useRow(path, index);
  const scope = { ...application, ...sendableRow(columns, row) };
  if (!isVisible(field, scope)) return null;
  return (
    <LazyWhenIdle
      part={Papers}
      props={{
        field,
        path: `${path}[${index}].${field.name}`,
        pointer: `${pointer}/${index}/${field.name}`,
        isNeeded: isNeeded(field, scope),
      }}
      meanwhile={<Skeleton rows={2} />}
    />
  );
};
