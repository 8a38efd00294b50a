import { useRead } from '#web/parts/api/query.tsx';
import { whileScanned } from '#web/parts/files/scanning.ts';

/** One section with its files, findings, history and receipts; null waits. */
export const useSection = (id: number | null) =>
  useRead(
    '/api/user/my_page/section/{id}',
    { path: { id: id ?? 0 } },
    { isEnabled: id !== null && id > 0, everyMs: whileScanned },
  );
