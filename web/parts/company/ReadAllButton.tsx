import { CheckCheck } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { ChangeResult } from '#web/parts/api/query.tsx';
import { companyAreaText as tp } from './companyArea.words.ts';

type ReadAllButtonProps = {
  readonly isBusy: boolean;
  readonly onReadAll: () => Promise<ChangeResult<unknown>>;
};

/** Marks everything that is seen as read; where nothing is unread, it has no place. */
export const ReadAllButton = ({ isBusy, onReadAll }: ReadAllButtonProps) => {
  const { show } = useSnackbar();
  const handlePress = async () => {
    const { isOk } = await onReadAll();
    if (isOk) show({ message: tp((w) => w.readAll.done), severity: 'success' });
  };
  return (
    <Button size="small" icon={CheckCheck} isBusy={isBusy} onClick={() => void handlePress()}>
      {tp((w) => w.readAll.act)}
    </Button>
  );
};
