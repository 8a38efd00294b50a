import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { formText } from './formText.ts';

/** Asks before a form with unsaved changes is left, by a link or by closing the window. */
export const LeaveGuard = () => {
  const form = useForm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (form.getState().dirty ?? false) && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (form.getState().dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [form]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={formText((w) => w.leave.title)}
      cancelLabel={formText((w) => w.leave.stay)}
      confirmLabel={formText((w) => w.leave.leave)}
      isDanger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {formText((w) => w.leave.text)}
    </ConfirmDialog>
  );
};
