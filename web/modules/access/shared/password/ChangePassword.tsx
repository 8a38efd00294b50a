import { type RefObject, useEffect, useRef } from 'react';
import { ChangePasswordDialog } from '#ui-kit/ChangePasswordDialog/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { SessionContext } from '#web/parts/api/contexts.ts';
import { useServices } from '#web/parts/api/services.ts';
import { changePassword } from './changePassword.ts';
import { changePasswordText as t } from './changePassword.words.ts';

type ChangePasswordProps = { context: SessionContext; onClose: () => void };

/** The toast comes when the dialog has gone: drawn inside the dialog, it would go with it. */
const useToastAfterwards = (isDone: RefObject<boolean>): void => {
  const { show } = useSnackbar();
  useEffect(
    () => () => {
      if (isDone.current) show({ message: t((w) => w.done), severity: 'success' });
    },
    [isDone, show],
  );
};

/** The change-password dialog for the person logged in, in any of the six contexts. Mount it to open it. */
export const ChangePassword = ({ context, onClose }: ChangePasswordProps) => {
  const { api } = useServices();
  const isDone = useRef(false);
  useToastAfterwards(isDone);
  return (
    <ChangePasswordDialog
      isOpen
      onSubmit={(passwords) => changePassword(api, context, passwords)}
      onDone={() => {
        isDone.current = true;
      }}
      onClose={onClose}
    />
  );
};
