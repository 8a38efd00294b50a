import { OwnIdentities } from '#web/modules/access/shared/identities/OwnIdentities.tsx';
import { useChange, useRead } from '#web/parts/api/query.tsx';

const QUIET = { isQuiet: true };

/** The accounts by which a user of a business logs in. */
export const UserIdentities = () => {
  const read = useRead('/api/user/self/identity', {});
  const begin = useChange('post', '/api/user/self/login_provider/{provider}', QUIET);
  const end = useChange('delete', '/api/user/self/identity/{id}', QUIET);
  return (
    <OwnIdentities
      own={read.isSuccess ? (read.data?.body ?? null) : null}
      isBusy={begin.isBusy}
      start={(provider) => begin.run({ path: { provider } })}
      remove={(id) => end.run({ path: { id } })}
    />
  );
};
