import { OwnIdentities } from '#web/modules/access/shared/identities/OwnIdentities.tsx';
import { useChange, useRead } from '#web/parts/api/query.tsx';

const QUIET = { isQuiet: true };

/** The accounts by which an administrator logs in. */
export const AdminIdentities = () => {
  const read = useRead('/api/admin/self/identity', {});
  const begin = useChange('post', '/api/admin/self/login_provider/{provider}', QUIET);
  const end = useChange('delete', '/api/admin/self/identity/{id}', QUIET);
  return (
    <OwnIdentities
      own={read.isSuccess ? (read.data?.body ?? null) : null}
      isBusy={begin.isBusy}
      start={(provider) => begin.run({ path: { provider } })}
      remove={(id) => end.run({ path: { id } })}
    />
  );
};
