import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { LazyConfirm } from '#web/parts/lazy/LazyConfirm.tsx';
import { membersText as tm } from './members.words.ts';

type Member = Pick<components['schemas']['Member'], 'id' | 'mypageId' | 'corporationName'>;

/** Takes a member out, after a question that says what becomes of its documents. */
export const RemoveMember = ({ member }: { member: Member }) => {
  const { id: memberId, mypageId, corporationName: name } = member;
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useChange('delete', '/api/admin/my_page/{id}/member/{memberId}');
  const { show } = useSnackbar();

  const handleRemove = async () => {
    const result = await run({ path: { id: mypageId, memberId } });
    setIsAsking(false);
    if (result.isOk) show({ message: tm((w) => w.removed, { name }), severity: 'success' });
  };

  return (
    <>
      <Button variant="quiet" aria-label={tm((w) => w.removeOf, { name })} onClick={() => setIsAsking(true)}>
        {tm((w) => w.remove)}
      </Button>
      <LazyConfirm
        isOpen={isAsking}
        isDanger
        isBusy={isBusy}
        title={tm((w) => w.removeQuestion, { name })}
        confirmLabel={tm((w) => w.removeConfirm)}
        onConfirm={() => void handleRemove()}
        onCancel={() => setIsAsking(false)}
      >
        {tm((w) => w.removeText)}
      </LazyConfirm>
    </>
  );
};
