import { Eye, FileClock, FileX, Upload, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { FileList, FileRow } from '#ui-kit/FileRow/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { hiddenStyle } from '#ui-kit/VisuallyHidden/index.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { Section, SectionFile } from '#web/parts/company/companyTypes.ts';
import { useOpenFile } from '#web/parts/company/useOpenFile.ts';
import { DuplicateFileNote } from '#web/parts/files/DuplicateFileNote.tsx';
import { filesText as tf } from '#web/parts/files/files.words.ts';
import { ScanNote } from '#web/parts/files/ScanNote.tsx';
import { savedAt } from '#web/parts/files/savedAt.ts';
import { isStopped } from '#web/parts/files/scanning.ts';
import { formatMonthDay } from '#web/parts/text/format.ts';
import { type FileStack, fileChangeOf, fileStacks } from '../sections/fileVersions.ts';

const Native = styled.input`${hiddenStyle}`;

type ReplaceButtonProps = {
  file: SectionFile;
  accept: string;
  onReplace: (file: SectionFile, by: File) => void;
};

const ReplaceButton = ({ file, accept, onReplace }: ReplaceButtonProps) => {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Native
        ref={ref}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onReplace(file, chosen);
        }}
      />
      <IconButton
        icon={Upload}
        name={tf((w) => w.replace, { name: file.fileName })}
        onClick={() => ref.current?.click()}
      />
    </>
  );
};

const noteOf = (file: SectionFile, hasBeenSubmitted: boolean): ReactNode => {
  if (file.scanStatus !== FileScanStatus.Clean) return <ScanNote status={file.scanStatus} />;
  const saved = tf((w) => w.savedAt, { time: savedAt(file.uploadedAt) });
  switch (fileChangeOf(file, hasBeenSubmitted)) {
    case 'unchanged':
      return tf((w) => w.unchanged);
    case 'added':
      return hasBeenSubmitted ? `${saved} ${tf((w) => w.added)}` : saved;
    case 'replaced':
      return saved;
    default:
      return undefined;
  }
};

const versionOf = (file: SectionFile): string => tf((w) => w.version, { number: file.versionNumber });

type SectionFilesProps = {
  section: Section;
  /** Missing: the files are only shown. */
  onReplace?: ((file: SectionFile, by: File) => void) | undefined;
};

/** The files of a section as they stand, older versions hanging below; with `onReplace` they can be changed. */
export const SectionFiles = ({ section, onReplace }: SectionFilesProps) => {
  const stacks = fileStacks(section.files);
  if (stacks.length === 0) return null;
  return (
    <FileList aria-label={tf((w) => w.list)}>
      {stacks.map((stack) => (
        <StackRow key={stack.current.id} {...{ section, stack, onReplace }} />
      ))}
    </FileList>
  );
};

type StackRowProps = SectionFilesProps & { stack: FileStack };

/** One file with its older versions. */
const StackRow = ({ section, stack, onReplace }: StackRowProps) => {
  const open = useOpenFile();
  const file = stack.current;
  const isFailed = isStopped(file);
  const isClean = file.scanStatus === FileScanStatus.Clean;
  const isCompared = section.submittedAt !== null && onReplace !== undefined;
  return (
    <FileRow
      name={file.fileName}
      version={versionOf(file)}
      sizeBytes={file.sizeBytes}
      note={
        <>
          <TextPart>{noteOf(file, isCompared)}</TextPart> <DuplicateFileNote names={file.alsoIn} />
        </>
      }
      isFailed={isFailed}
      {...(isClean ? {} : { icon: isFailed ? FileX : FileClock })}
      olderVersions={stack.older.map((older) => olderVersion(older, open))}
      actions={
        <>
          {isClean && (
            <IconButton
              icon={Eye}
              name={tf((w) => w.open, { name: file.fileName })}
              onClick={() => void open(file)}
            />
          )}
          {onReplace && file.isSubmitted && (
            <ReplaceButton file={file} accept={section.allowedExtensions.join(',')} onReplace={onReplace} />
          )}
          {onReplace && !file.isSubmitted && <RemoveButton file={file} />}
        </>
      }
    />
  );
};

const olderVersion = (file: SectionFile, open: ReturnType<typeof useOpenFile>) => ({
  id: file.id,
  words: tf((w) => w.olderVersion, { number: file.versionNumber, day: formatMonthDay(file.uploadedAt) }),
  link: (
    <TextLink
      href={`#${file.id}`}
      onClick={(event) => {
        event.preventDefault();
        void open(file);
      }}
    >
      {tf((w) => w.olderLink, { number: file.versionNumber })}
    </TextLink>
  ),
});

/** Takes away a file that was not handed in yet. */
const RemoveButton = ({ file: { id, fileName, alsoIn } }: { file: SectionFile }) => {
  const { run } = useChange('delete', '/api/user/file/{id}');
  const { show } = useSnackbar();
  const handleRemove = async () => {
    const result = await run({ path: { id } });
    const names = alsoIn.join(tf((w) => w.and));
    const message =
      alsoIn.length === 0
        ? tf((w) => w.removed, { name: fileName })
        : tf((w) => w.removedHere, { name: fileName, names });
    if (result.isOk) show({ message, severity: 'success' });
  };
  return (
    <IconButton icon={X} name={tf((w) => w.remove, { name: fileName })} onClick={() => void handleRemove()} />
  );
};
