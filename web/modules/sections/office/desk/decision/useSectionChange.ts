import { useChange } from '#web/parts/api/query.tsx';
import { type Sent as RecordSent, useRecordChange } from '#web/parts/desk/recordChange/useRecordChange.ts';
import type { Section, SectionUpdate } from '../../sectionTypes.ts';

type Change = Omit<SectionUpdate, 'id'>;

export type Sent = RecordSent<Section, Change>;

/** Sends a change of the section on the desk. */
export type SendChange = (change: Change) => Promise<Sent>;

/** Changes the section on the desk. */
export const useSectionChange = ({ id }: Section, etag: string | null) => {
  const change = useChange('patch', '/api/admin/my_page/section', { isQuiet: true });
  return useRecordChange<Section, Change>(etag, (body, options) =>
    change.run({ body: { id, ...body } }, options),
  );
};
