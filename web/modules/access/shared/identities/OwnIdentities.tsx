import { IdentitiesCard, type OwnIdentities as Own } from './IdentitiesCard.tsx';
import { useIdentityActions } from './useIdentityActions.tsx';

type OwnIdentitiesProps = Parameters<typeof useIdentityActions>[0] & {
  /** Null until it has been read. */
  readonly own: Own | null;
  readonly isBusy: boolean;
};

/** Linked provider accounts of the current user, of any session context. */
export const OwnIdentities = ({ own, isBusy, ...calls }: OwnIdentitiesProps) => {
  const { link, unlink, dialog } = useIdentityActions(calls);
  if (own === null) return null;
  return (
    <>
      <IdentitiesCard
        own={own}
        isBusy={isBusy}
        onLink={(provider) => void link(provider)}
        onUnlink={(identity) => void unlink(identity)}
      />
      {dialog}
    </>
  );
};
