import { useChange, useRead } from '#web/api/query.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { useIdentityActs } from './useIdentityActs.tsx';

const QUIET = { isQuiet: true };

/** The accounts by which a user of a business logs in. */
export const UserIdentities = () => {
  const read = useRead('/api/user/self/identity', {});
  const begin = useChange('post', '/api/user/self/login_provider/{provider}', QUIET);
  const end = useChange('delete', '/api/user/self/identity/{id}', QUIET);
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
