import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui-kit/Button/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useAsk } from './useAsk.tsx';

type DeleteButtonProps = Pick<ButtonProps, 'size'> & {
  /** What the server says about deleting the record: whether it may be, and why not. */
  readonly action?: components['schemas']['AvailableAction'] | undefined;
  readonly label: string;
  readonly title: string;
  readonly text: ReactNode;
  /** The verb of the title; the label when missing. */
  readonly confirmLabel?: string;
  readonly isBusy: boolean;
  readonly onDelete: () => Promise<void>;
};

/** Asks before a record is deleted; while that is not possible the server's reason stands beside the button. */
export const DeleteButton = ({
  action,
  label,
  title,
  text,
  confirmLabel = label,
  onDelete,
  ...button
}: DeleteButtonProps) => {
  const { ask, dialog } = useAsk();
  const handlePress = async () => {
    if (await ask({ title, body: text, confirmLabel, isDanger: true })) await onDelete();
  };
  return (
    <>
      <Button
        {...button}
        variant="dangerLine"
        onClick={() => void handlePress()}
        reason={action?.allowed === false ? action.reason : undefined}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
};
