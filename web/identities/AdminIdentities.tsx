import { useChange, useRead } from '#web/api/query.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { useIdentityActs } from './useIdentityActs.tsx';

const QUIET = { isQuiet: true };

/** The accounts by which an administrator logs in. */
export const AdminIdentities = () => {
  const read = useRead('/api/admin/self/identity', {});
  const begin = useChange('post', '/api/admin/self/login_provider/{provider}', QUIET);
  const end = useChange('delete', '/api/admin/self/identity/{id}', QUIET);
  const { link, unlink, dialog } = useIdentityActs({
    start: (provider) => begin.run({ path: { provider } }),
    remove: (id) => end.run({ path: { id } }),
  });
  if (!read.isSuccess || read.data === null) return null;
  return (
    <>
      <IdentitiesCard
        own={read.data.body}
        isBusy={begin.isBusy}
        onLink={(provider) => void link(provider)}
        onUnlink={(identity) => void unlink(identity)}
      />
      {dialog}
    </>
  );
};
