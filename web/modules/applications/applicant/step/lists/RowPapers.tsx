import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { createLater } from '#web/parts/later/createLater.ts';
import { WhenIdle } from '#web/parts/later/WhenIdle.tsx';
import { isNeeded, isVisible } from '../../model/conditions.ts';
import type { FormField } from '../../model/types.ts';
import { sendableRow } from '../../model/values.ts';
import { useStep } from '../stepContext.ts';
import type { AnswerProps } from '../useAnswer.ts';
import { useRow } from './rowParts.tsx';

// Nobody begins a row with its papers: sending files comes when the cells can be filled in.
const Papers = createLater(async () => (await import('./RowFiles.tsx')).RowFiles);

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
    <WhenIdle
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
