import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import { AdminType } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';

/** The most that one page of the contract holds. */
const ALL = 200;

/** Who may look after a record, as choices; empty for whoever may not read the administrators. */
export const useAssigneeOptions = (): FilterOption[] => {
  const isEnabled = useMayCall()('listAdminUsers');
  const read = useRead('/api/admin/admin_user', { query: { limit: ALL, isActive: true } }, { isEnabled });
  return (read.data?.body.items ?? [])
    .filter(({ type }) => type !== AdminType.Inspector)
    .map(({ id, name }) => ({ value: String(id), label: name }));
};
