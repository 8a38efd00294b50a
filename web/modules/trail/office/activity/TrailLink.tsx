import { TextLink } from '#ui-kit/TextLink/index.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { activityText } from './activity.words.ts';

type TrailLinkProps = {
  /** Whose entries: by the names of the trail's address. */
  readonly of: { readonly mypage_id: number } | { readonly application_id: number };
};

/** From a history of what was done to the trail, which holds who looked and what was refused as well. */
export const TrailLink = ({ of }: TrailLinkProps) => {
  const mayCall = useMayCall();
  if (!mayCall('searchAudit')) return null;
  const conditions = Object.fromEntries(Object.entries(of).map(([name, id]) => [name, String(id)]));
  return (
    <TextLink variant="arrow" href={adminPaths.auditOf(conditions)}>
      {activityText((w) => w.history.trail)}
    </TextLink>
  );
};
