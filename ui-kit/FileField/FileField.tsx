import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldFrame } from '#ui-kit/Field/index.ts';
import { FileList } from '#ui-kit/FileRow/index.ts';
import { fileText } from '#ui-kit/text/ja.files.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { DropZone } from './DropZone.tsx';
import { type FileItemActions, FileItemRow } from './FileItemRow.tsx';
import type { FileItem } from './fileItem.ts';

export type FileFieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  FieldFrame &
  FileItemActions & {
    /** The page owns the files and their transfer; this part only shows them. */
    items: readonly FileItem[];
    onAdd: (files: File[]) => void;
    /** Id of the control, for the error summary. */
    controlId?: string;
    /** As the native attribute: `.pdf,.jpg`. Dropped files are not filtered by it: the page refuses them with a reason. */
    accept?: string;
    isMultiple?: boolean;
    hasCamera?: boolean;
    isDisabled?: boolean;
  };

const Rows = styled(FileList)`
  margin-top: ${space[8]};
`;

const summaryOf = (items: readonly FileItem[]): string => {
  const sent = items.filter((item) => item.state === 'sent' || item.state === 'checking').length;
  const failed = items.filter((item) => item.state === 'interrupted' || item.state === 'refused').length;
  return fileText.summary(items.length, sent, failed);
};

/**
 * Files to hand in: drop, choose (several at once) or photograph; one row each with its bar, 続きを送る, or the reason why not.
 * Purely presentational: it sends nothing. Not for showing files that were handed in (FileRow).
 */
export const FileField = ({
  label,
  need,
  help,
  error,
  isLabelHidden,
  items,
  onAdd,
  onRemove,
  onRetry,
  onOpen,
  controlId,
  accept,
  isMultiple = true,
  hasCamera = false,
  isDisabled = false,
  ...divProps
}: FileFieldProps) => (
  <Field {...{ label, need, help, error, isLabelHidden, controlId }} {...divProps}>
    {(control) => (
      <div>
        <DropZone {...{ control, accept, isMultiple, hasCamera, isDisabled, onAdd }} />
        {items.length > 0 && (
          <Rows aria-label={fileText.list}>
            {items.map((item) => (
              <FileItemRow key={item.id} {...{ item, onRemove, onRetry, onOpen }} />
            ))}
          </Rows>
        )}
        <VisuallyHidden role="status">{items.length > 0 && summaryOf(items)}</VisuallyHidden>
      </div>
    )}
  </Field>
);
