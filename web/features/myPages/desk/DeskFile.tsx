import { Download, FileX, GitCompareArrows, ShieldAlert, SquareDashedMousePointer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import type { FileMark, MarkBox } from '#ui-kit/FileViewer/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, media, space } from '#ui-kit/tokens/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { FileScanStatus } from '#web/api/generated/enums.ts';
import { useServices } from '#web/api/services.ts';
import { type FileContent, inlineHref, StoredFileView, useFileContent } from '#web/documentViewer/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { ReturnItem, Section, SectionFile } from '../types.ts';
import { currentFiles, versionBefore } from './versions.ts';

const t = texts('reviewDesk', words);

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;

const Choice = styled.div`
  padding: ${space[8]} ${space[16]};
  border-bottom: ${border.normal};
  background: ${color.surface};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  ${media.lg} {
    grid-template-rows: minmax(0, 1fr);
    &[data-compares='true'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > * + * { border-left: ${border.strong}; }
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  &[data-labelled='true'] { grid-template-rows: auto minmax(0, 1fr); }
  & > p { padding: ${space[4]} ${space[16]}; background: ${color.surface}; border-bottom: ${border.normal}; }
`;

export const adminFileHref = (id: string): `/api/${string}` => `/api/admin/file/${id}`;

const storedOf = ({ id, fileName, contentType }: SectionFile) => ({
  href: adminFileHref(id),
  fileName,
  contentType,
});

/** The mark of a return item that was sent before, on the version it spoke of. */
const markOfItem = ({ id, number, page, area }: ReturnItem): FileMark[] =>
  page === null || area === null ? [] : [{ id: `item-${id}`, label: String(number), page, box: area }];

/** Which file lies open, and its content for the viewer and the clippings. */
export const useDeskFile = (section: Section) => {
  const files = currentFiles(section.files);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const file = files.find(({ id }) => id === chosenId) ?? files[0] ?? null;
  const isReady = file !== null && file.scanStatus === FileScanStatus.Clean;
  const { content, retry } = useFileContent(
    isReady ? inlineHref(adminFileHref(file.id)) : null,
    file?.contentType ?? '',
  );
  return { files, file, choose: setChosenId, content, retry };
};

export type DeskFileState = ReturnType<typeof useDeskFile>;

type DeskFileProps = {
  section: Section;
  state: DeskFileState;
  marks: readonly FileMark[];
  currentMarkId: string | null;
  onMarkSelect: (mark: FileMark) => void;
  /** Null for those who write no findings. */
  onDraw: ((page: number, area: MarkBox) => void) | null;
  isDrawing: boolean;
  onDrawing: (isDrawing: boolean) => void;
};

/** The file on the desk; beside it, if wanted, the version before. */
export const DeskFile = (props: DeskFileProps) => {
  const { section, state, isDrawing, onDrawing } = props;
  const { files, file, choose } = state;
  const [compares, setCompares] = useState(false);
  useEscape(isDrawing, () => onDrawing(false));
  if (file === null) {
    return (
      <EmptyState icon={FileX} title={t((w) => w.file.noneTitle)}>
        {t((w) => w.file.noneText)}
      </EmptyState>
    );
  }
  if (file.scanStatus !== FileScanStatus.Clean) {
    const isWaiting = file.scanStatus === FileScanStatus.Pending;
    return (
      <EmptyState icon={ShieldAlert} title={file.fileName}>
        {isWaiting ? t((w) => w.file.scanning) : t((w) => w.file.refused)}
      </EmptyState>
    );
  }
  const before = versionBefore(section.files, file);
  return (
    <Frame>
      {files.length > 1 ? (
        <Choice>
          <Select
            label={t((w) => w.file.choose)}
            isLabelHidden
            placeholder={false}
            controlSize="normal"
            options={files.map(({ id, fileName }, index) => ({
              value: id,
              label: `${index + 1}/${files.length} ${fileName}`,
            }))}
            value={file.id}
            onChange={(event) => choose(event.target.value)}
          />
        </Choice>
      ) : (
        <span />
      )}
      <Sides data-compares={compares && before !== null}>
        {compares && before !== null && <OlderSide section={section} file={before} />}
        <NewerSide
          {...props}
          file={file}
          before={before}
          compares={compares}
          onCompare={() => setCompares(!compares)}
        />
      </Sides>
    </Frame>
  );
};

const useEscape = (isActive: boolean, onEscape: () => void): void => {
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
};

type NewerSideProps = DeskFileProps & {
  file: SectionFile;
  before: SectionFile | null;
  compares: boolean;
  onCompare: () => void;
};

const NewerSide = (props: NewerSideProps) => {
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
            {before !== null && (
              <Button size="small" icon={GitCompareArrows} aria-pressed={compares} onClick={onCompare}>
                {compares
                  ? t((w) => w.file.compareStop)
                  : t((w) => w.file.compare, { version: before.versionNumber })}
              </Button>
            )}
          </>
        }
      />
    </Side>
  );
};

/** Files that are not drawn offer saving in their place; the others here. */
const SaveButton = ({ file, content }: { file: SectionFile; content: FileContent }) => {
  const { files } = useServices();
  const save = async (): Promise<void> => {
    const download = await files.download(`${adminFileHref(file.id)}?disposition=attachment`);
    if (download !== null) saveDownload(download);
  };
  if (content.state === 'other') return null;
  return <IconButton icon={Download} name={t((w) => w.file.save)} onClick={() => void save()} />;
};

const OlderSide = ({ section, file }: { section: Section; file: SectionFile }) => {
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
        marks={section.returnItems.filter(({ fileId }) => fileId === file.id).flatMap(markOfItem)}
      />
    </Side>
  );
};
