import { useRead } from '#web/parts/api/query.tsx';

/** What of a my page waits for the office, the longest first. @param sectionId only this document */
export const useExpectedTimes = (mypageID: number, sectionId?: number) =>
  useRead('/api/user/my_page/waiting', {
    query: sectionId === undefined ? { mypageID } : { mypageID, sectionId },
  });
