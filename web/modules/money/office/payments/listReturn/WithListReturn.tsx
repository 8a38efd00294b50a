import type { ReactNode } from 'react';
import type { Section } from '#web/modules/sections/office/sectionTypes.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { PaymentList } from '../paymentTypes.ts';
import { type ListReturn, useListReturn } from './useListReturn.ts';

type Children = (ret: ListReturn | null, reload: () => void) => ReactNode;

type ReadyProps = { section: Section; etag: string | null; onReload: () => void; children: Children };

const Ready = ({ section, etag, onReload, children }: ReadyProps) =>
  children(useListReturn(section, etag), onReload);

type WithListReturnProps = { list: PaymentList; children: Children };

/** The list with the way to send it back: for those who may, while it is handed in and nobody has settled it. */
export const WithListReturn = ({ list, children }: WithListReturnProps) => {
  const { sectionId, status } = list;
  const mayCall = useMayCall();
  const isEnabled =
    sectionId !== null && status === DocumentCheckStatus.Confirming && mayCall('saveFindingDraft');
  const read = useRead('/api/admin/section/{id}', { path: { id: sectionId ?? 0 } }, { isEnabled });
  const answer = isEnabled ? read.data : undefined;
  const reload = () => void read.refetch();
  if (!answer) return children(null, reload);
  return (
    <Ready key={answer.body.id} section={answer.body} etag={answer.etag} onReload={reload}>
      {children}
    </Ready>
  );
};
