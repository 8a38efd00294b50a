import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import type { Reread, Send } from './conflict/reread.ts';
import { formText } from './form.words.ts';
import { RecordForm } from './RecordForm.tsx';
import type { FormErrors, FormValues } from './values.ts';

const Frame = styled(Dialog)<{ $isWide: boolean }>`
  ${({ $isWide }) => $isWide && 'width: min(94vw, 44rem);'}
`;

export type RecordDialogProps = {
  title: string;
  /** What will happen, above the fields. */
  lead?: ReactNode;
  sendLabel: string;
  isDanger?: boolean;
  /** Two columns of fields need more than the usual 480 px. */
  isWide?: boolean;
  isBusy: boolean;
  initialValues: FormValues;
  names: readonly string[];
  /** Fields that stand for other properties of the contract. */
  aliases?: Readonly<Record<string, string>>;
  validate: (values: FormValues) => FormErrors;
  onSend: Send;
  /** Makes two windows on one record agree. */
  reread?: Reread;
  /** Keeps what was typed over a page load, under this name. */
  keptAs?: string;
  onClose: () => void;
  /** Fetches the record anew after somebody else changed it; what was typed stays. */
  onReload?: () => void;
  /** The heading of a refusal, where what failed is no saving. */
  failedTitle?: string;
  /** Why it cannot be sent yet: files on their way. */
  waitsFor?: string | undefined;
  /** Acts on the record that are no part of the form: deleting it. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A form in a dialog: the verb of its title sends it, やめる and Esc close it. Mounted while it is open. */
export const RecordDialog = (props: RecordDialogProps) => {
  const {
    title,
    lead,
    sendLabel,
    isDanger = false,
    isWide = false,
    isBusy,
    onClose,
    waitsFor,
    foot,
    children,
    ...form
  } = props;
  const id = useId();
  return (
    <Frame
      $isWide={isWide}
      isOpen
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      hasCloseButton
      actions={<Acts {...{ id, isBusy, isDanger, waitsFor, sendLabel, onClose }} />}
    >
      <RecordForm id={id} onProposed={onClose} {...form}>
        {lead}
        {children}
      </RecordForm>
      {foot}
    </Frame>
  );
};

type ActsProps = Pick<RecordDialogProps, 'isBusy' | 'isDanger' | 'waitsFor' | 'sendLabel' | 'onClose'> & {
  id: string;
};

/** The way out and the verb of the dialog; the button stands outside of the form that it sends. */
const Acts = ({ id, isBusy, isDanger, waitsFor, sendLabel, onClose }: ActsProps) => (
  <>
    <Button variant="plain" disabled={isBusy} onClick={onClose}>
      {formText((w) => w.cancel)}
    </Button>
    <Button
      type="submit"
      form={id}
      variant={isDanger ? 'danger' : 'primary'}
      isBusy={isBusy}
      reason={waitsFor}
    >
      {sendLabel}
    </Button>
  </>
);
