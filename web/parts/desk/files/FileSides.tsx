import { Download, GitCompareArrows, SquareDashedMousePointer } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import type { FileMark, MarkBox } from '#ui-kit/FileViewer/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, space } from '#ui-kit/tokens/index.ts';
import { adminFileHref } from '#web/parts/files/adminFileHref.ts';
import {
  type FileContent,
  inlineHref,
  StoredFileView,
  useFileContent,
  useSaveFile,
} from '#web/parts/viewer/index.ts';
import type { DeskFile, ReturnItem } from '../deskTypes.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import type { DeskFileState } from './useDeskFile.ts';

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  &[data-labelled='true'] { grid-template-rows: auto minmax(0, 1fr); }
  & > p { padding: ${space[4]} ${space[16]}; background: ${color.surface}; border-bottom: ${border.normal}; }
`;

const storedOf = ({ id, fileName, contentType }: DeskFile) => ({
  href: adminFileHref(id),
  fileName,
  contentType,
});

/** The mark of a return item that was sent before, on the version it spoke of. */
const markOfItem = ({ id, number, page, area }: ReturnItem): FileMark[] =>
  page === null || area === null ? [] : [{ id: `item-${id}`, label: String(number), page, box: area }];

/** What the files belong to, with what was said about earlier versions. */
export type FileOwner = { readonly files: readonly DeskFile[]; readonly returnItems: readonly ReturnItem[] };

export type FilePaneProps = {
  record: FileOwner;
  state: DeskFileState;
  /** What the open file belongs to, said above it. */
  about?: ReactNode;
  marks: readonly FileMark[];
  currentMarkId: string | null;
  onMarkSelect: (mark: FileMark) => void;
  /** Null for those who write no findings. */
  onDraw: ((page: number, area: MarkBox) => void) | null;
  isDrawing: boolean;
  onDrawing: (isDrawing: boolean) => void;
};

type NewerSideProps = FilePaneProps & {
  file: DeskFile;
  before: DeskFile | null;
  compares: boolean;
  onCompare: () => void;
};

/** The version that is checked. */
export const NewerSide = (props: NewerSideProps) => {
  const { file, before, compares, onCompare, state, marks, currentMarkId, onDraw, isDrawing, onDrawing } =
    props;
  const canDraw = onDraw !== null && (state.content.state === 'pdf' || state.content.state === 'picture');
  const note = compares ? t((w) => w.file.newer, { version: file.versionNumber }) : null;
  const hint = isDrawing ? t((w) => w.file.drawHint) : note;
  return (
    <Side data-labelled={hint !== null}>
      {hint !== null && (
        <Text size={14} tone="muted" role={isDrawing ? 'status' : undefined}>
          {hint}
        </Text>
      )}
      <StoredFileView
        file={storedOf(file)}
        content={state.content}
        onRetry={state.retry}
        marks={marks}
        currentMarkId={currentMarkId ?? undefined}
        onMarkSelect={props.onMarkSelect}
        onDraw={canDraw && isDrawing ? onDraw : undefined}
        tools={
          <>
            {canDraw && (
              <IconButton
                icon={SquareDashedMousePointer}
                name={isDrawing ? t((w) => w.file.drawStop) : t((w) => w.file.draw)}
                aria-pressed={isDrawing}
                onClick={() => onDrawing(!isDrawing)}
              />
            )}
            <SaveButton file={file} content={state.content} />
            {before !== null && <CompareButton {...{ before, compares, onCompare }} />}
          </>
        }
      />
    </Side>
  );
};

/** Files that are not drawn offer saving in their place; the others here. */
const SaveButton = ({ file, content }: { file: DeskFile; content: FileContent }) => {
  const save = useSaveFile(adminFileHref(file.id));
  if (content.state === 'other') return null;
  return <IconButton icon={Download} name={t((w) => w.file.save)} onClick={() => void save()} />;
};

/** The version before, with the marks of the findings that were made on it. */
export const OlderSide = ({ record, file }: { record: FileOwner; file: DeskFile }) => {
  const { content, retry } = useFileContent(inlineHref(adminFileHref(file.id)), file.contentType);
  return (
    <Side data-labelled>
      <Text size={14} tone="muted">
        {t((w) => w.file.older, { version: file.versionNumber })}
      </Text>
      <StoredFileView
        file={storedOf(file)}
        content={content}
        onRetry={retry}
        marks={record.returnItems.filter(({ fileId }) => fileId === file.id).flatMap(markOfItem)}
      />
    </Side>
  );
};

type CompareButtonProps = Pick<NewerSideProps, 'compares' | 'onCompare'> & { before: DeskFile };

const CompareButton = ({ before, compares, onCompare }: CompareButtonProps) => (
  <Button size="small" icon={GitCompareArrows} aria-pressed={compares} onClick={onCompare}>
    {compares ? t((w) => w.file.compareStop) : t((w) => w.file.compare, { version: before.versionNumber })}
  </Button>
);
