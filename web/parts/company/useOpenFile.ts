import { useOpenStoredFile } from '#web/parts/files/useOpenStoredFile.ts';

/** Opens a file of the company: PDF and pictures in a tab of their own, everything else is saved. */
export const useOpenFile = () => useOpenStoredFile((id) => `/api/user/file/${id}`);
