import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { ApiError } from '#web/api/errors.ts';
import { useChange } from '#web/api/query.tsx';
import type { MyPage, MyPageUpdate } from '../types.ts';

export type Held = { readonly myPage: MyPage; readonly etag: string | null };

export type UpdateResult =
  | { readonly isOk: true }
  | { readonly isOk: false; readonly error: ApiError | null };

/**
 * Changes a my page as it was read. When somebody else was first, nothing is written: the form says so and
 * offers the newest state.
 */
export const useMyPageUpdate = ({ myPage, etag }: Held) => {
  const change = useChange('patch', '/api/admin/my_page/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const update = async (body: MyPageUpdate, done: string): Promise<UpdateResult> => {
    const result = await change.run(
      { path: { id: myPage.id }, body },
      etag === null ? {} : { ifMatch: etag },
    );
    if (result.isOk) {
      show({ message: done, severity: 'success' });
      return { isOk: true };
    }
    return result;
  };
  return { update, isBusy: change.isBusy };
};
