import { useParams } from 'wouter';
import type { ChangeRequest } from '#web/modules/myPages/shared/changes/changeRows.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';

/** The request that the address names. */
export const useChangeRequest = () => {
  const id = Number(useParams().changeId);
  return useRead(
    '/api/user/my_page/change_request/{id}',
    { path: { id } },
    { isEnabled: Number.isInteger(id) && id > 0 },
  );
};

/** Saves, hands in or takes back a request, on the version that was read or the one that a form began with. */
export const useChangeUpdate = (request: ChangeRequest) => {
  const change = useChange('patch', '/api/user/my_page/change_request/{id}', { isQuiet: true });
  return {
    isBusy: change.isBusy,
    send: (body: components['schemas']['ChangeRequestUpdate'], ifMatch: string | null = etagOf(request)) =>
      change.run({ path: { id: request.id }, body }, { ifMatch }),
  };
};
