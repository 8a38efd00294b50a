import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { MyPage, MyPageUpdate } from '#web/modules/sections/office/sectionTypes.ts';
import type { ApiError } from '#web/parts/api/errors.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { readAgain, useOpened } from '#web/parts/form/conflict/useOpened.ts';

export type Held = { readonly myPage: MyPage; readonly etag: string | null };

export type UpdateResult =
  | { readonly isOk: true }
  | { readonly isOk: false; readonly error: ApiError | null };

/** A form upon a my page as it was read: begins with it, and agrees with what others save meanwhile. */
export const useOpenedMyPage = (
  { myPage, etag }: Held,
  ways: Pick<Parameters<typeof useOpened<MyPage>>[1], 'valuesOf' | 'factOf'>,
) => {
  const read = useRead('/api/admin/my_page/{id}', { path: { id: myPage.id } }, { isEnabled: false });
  return useOpened({ body: myPage, etag }, { read: () => readAgain(read), ...ways });
};

/**
 * Changes a my page as it was read. When somebody else was first, nothing is written: the form says so and
 * offers the newest state.
 */
export const useMyPageUpdate = ({ myPage, etag }: Held) => {
  const change = useChange('patch', '/api/admin/my_page/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  /** @param ifMatch another version than the one of `held`: the one that a form began with */
  const update = async (body: MyPageUpdate, done: string, ifMatch = etag): Promise<UpdateResult> => {
    const result = await change.run({ path: { id: myPage.id }, body }, { ifMatch });
    if (result.isOk) {
      show({ message: done, severity: 'success' });
      return { isOk: true };
    }
    return result;
  };
  return { update, isBusy: change.isBusy };
};
