import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ActorKind, SectionHistoryAction } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { LazyConfirm } from '#web/parts/lazy/LazyConfirm.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { userSectionText as ts } from './userSection.words.ts';

/** Only what the business added itself and never handed in may go (contract, deleteUserSection). */
const isOwn = ({ history, receipts }: Section): boolean =>
  receipts.length === 0 &&
  history.some(
    ({ action, actorKind }) => action === SectionHistoryAction.Created && actorKind === ActorKind.User,
  );

/** Takes back a section that was added by mistake. Nothing for any other section. */
export const DeleteSection = ({ section, etag }: { section: Section; etag: string | null }) => {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useChange('delete', '/api/user/my_page/section');
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const name = sectionName(section);
  if (!isOwn(section)) return null;

  const handleDelete = async () => {
    const result = await run({ query: { id: section.id } }, { ifMatch: etag });
    setIsAsking(false);
    if (!result.isOk) return;
    show({ message: ts((w) => w.delete.done, { name }), severity: 'success' });
    await navigate(userPaths.sections(section.mypage.projectId));
  };

  return (
    <div>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsAsking(true)}>
        {ts((w) => w.delete.act)}
      </Button>
      <LazyConfirm
        isOpen={isAsking}
        isDanger
        isBusy={isBusy}
        title={ts((w) => w.delete.question, { name })}
        confirmLabel={ts((w) => w.delete.confirm)}
        onConfirm={() => void handleDelete()}
        onCancel={() => setIsAsking(false)}
      >
        {ts((w) => w.delete.text)}
      </LazyConfirm>
    </div>
  );
};
