import { useParams } from 'wouter';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';

/** The project that the address names; the guard has made sure that it is a number. */
export const useProjectId = (): number => Number(useParams().projectId);

/** The company's own my page of the project in the address. Null when the address names somebody else's. */
export const useMyPage = () => {
  const projectID = useProjectId();
  const user = useSessions().userSession.user;
  return useRead(
    '/api/user/my_page/self',
    { query: { projectID, corporationID: user?.corporationId ?? 0 } },
    { isEnabled: user !== null },
  );
};
