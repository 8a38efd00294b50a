import { CloudOff, Eye, FileClock, FileText, FileX, RefreshCw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { FileRow } from '#ui-kit/FileRow/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { fileText, formatTransfer } from '#ui-kit/text/ja.files.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { type FileItem, percentOf } from './fileItem.ts';

export type FileItemActions = {
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Shows a file that was sent. */
  onOpen?: (id: string) => void;
};

const Bar = styled(ProgressBar)`
  margin-top: ${space[4]};
`;

const icons: Record<FileItem['state'], IconShape> = {
  sending: FileText,
  sent: FileText,
  checking: FileClock,
  interrupted: CloudOff,
  refused: FileX,
};

const noteOf = (item: FileItem) => {
  switch (item.state) {
    case 'sending':
      return fileText.sending(
        percentOf(item.sentBytes, item.sizeBytes),
        formatTransfer(item.sentBytes, item.sizeBytes),
      );
    case 'sent':
      return item.note ?? fileText.saved;
    case 'checking':
      return item.note;
    case 'interrupted':
      return item.problem ?? fileText.interrupted(percentOf(item.sentBytes, item.sizeBytes));
    case 'refused':
      return item.problem;
  }
};

/** One row of a FileField: bar while sending, 続きを送る after a broken connection, the reason when refused. */
export const FileItemRow = ({ item, onRemove, onRetry, onOpen }: FileItemActions & { item: FileItem }) => {
  const canResume = item.state === 'interrupted' && onRetry !== undefined;
  const bar = item.state === 'sending' && (
    <Bar value={item.sentBytes} max={item.sizeBytes} label={fileText.progressOf(item.name)} />
  );
  return (
    <FileRow
      name={item.name}
      sizeBytes={item.state === 'sent' || item.state === 'checking' ? item.sizeBytes : undefined}
      note={noteOf(item)}
      icon={icons[item.state]}
      isFailed={item.state === 'interrupted' || item.state === 'refused'}
      progress={bar}
      hasTextAction={canResume}
      actions={
        <>
          {canResume && (
            <Button
              variant="secondary"
              size="small"
              icon={RefreshCw}
              aria-label={fileText.resumeOf(item.name)}
              onClick={() => onRetry(item.id)}
            >
              {fileText.resume}
            </Button>
          )}
          {item.state === 'sent' && onOpen && (
            <IconButton icon={Eye} name={fileText.open(item.name)} onClick={() => onOpen(item.id)} />
          )}
          <IconButton
            icon={X}
            name={item.state === 'sending' ? fileText.stop(item.name) : fileText.remove(item.name)}
            onClick={() => onRemove(item.id)}
          />
        </>
      }
    />
  );
};
