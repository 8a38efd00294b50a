import { Download, FileLock, FileQuestionMark, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import {
  type FileMark,
  FileViewer,
  ImagePage,
  type MarkBox,
  type ViewerPage,
} from '#ui-kit/FileViewer/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { DrawLayer } from './DrawLayer.tsx';
import { documentViewerText as t } from './documentViewer.words.ts';
import { PdfPage } from './PdfPage.tsx';
import type { FileContent } from './useFileContent.ts';
import { useSaveFile } from './useSaveFile.ts';

export type StoredFile = {
  readonly href: `/api/${string}`;
  readonly fileName: string;
  readonly contentType: string;
};

export type StoredFileViewProps = {
  file: StoredFile;
  /** From `useFileContent`: the page that shows a finding draws from it too. */
  content: FileContent;
  onRetry: () => void;
  marks?: readonly FileMark[];
  currentMarkId?: string | undefined;
  onMarkSelect?: (mark: FileMark) => void;
  /** Given while a mark is being drawn: gets the page and the area on it. */
  onDraw?: ((page: number, area: MarkBox) => void) | undefined;
  tools?: ReactNode;
};

/** Draws a page of the content; null while there is nothing to draw. */
export const pageDrawerOf = (
  content: FileContent,
  fileName: string,
): ((page: ViewerPage) => ReactNode) | null => {
  if (content.state === 'pdf')
    return ({ page, rotation }) => <PdfPage pdf={content.pdf} page={page} rotation={rotation} />;
  if (content.state !== 'picture') return null;
  return ({ rotation }) => (
    <ImagePage src={content.url} alt={t((w) => w.picture, { name: fileName })} rotation={rotation} />
  );
};

type WithoutPagesProps = { content: FileContent; onRetry: () => void; onSave: () => void };

const WithoutPages = ({ content, onRetry, onSave }: WithoutPagesProps) => {
  if (content.state === 'loading') return <Skeleton shape="card" rows={8} aria-label={t((w) => w.loading)} />;
  if (content.state === 'other') {
    return (
      <EmptyState
        icon={FileQuestionMark}
        title={t((w) => w.other)}
        action={
          <Button icon={Download} onClick={onSave}>
            {t((w) => w.save)}
          </Button>
        }
      >
        {t((w) => w.otherText)}
      </EmptyState>
    );
  }
  if (content.state === 'withheld') {
    return (
      <EmptyState icon={FileLock} title={t((w) => w.withheld)}>
        {t((w) => w.withheldText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FileX}
      title={t((w) => w.failed)}
      action={<Button onClick={onRetry}>{t((w) => w.retry)}</Button>}
    >
      {t((w) => w.failedText)}
    </EmptyState>
  );
};

/** A stored file in the viewer: PDF and pictures are drawn, other kinds are offered for saving. */
export const StoredFileView = (props: StoredFileViewProps) => {
  const { file, content, onRetry, marks, currentMarkId, onMarkSelect, onDraw, tools } = props;
  const save = useSaveFile(file.href);
  const drawPage = pageDrawerOf(content, file.fileName);
  const renderPage = (page: ViewerPage): ReactNode => {
    if (drawPage === null)
      return <WithoutPages content={content} onRetry={onRetry} onSave={() => void save()} />;
    return (
      <>
        {drawPage(page)}
        {onDraw && <DrawLayer rotation={page.rotation} onDraw={(area) => onDraw(page.page, area)} />}
      </>
    );
  };
  return (
    <FileViewer
      fileName={file.fileName}
      pageCount={content.state === 'pdf' ? content.pdf.pageCount : 1}
      renderPage={renderPage}
      marks={drawPage === null ? [] : (marks ?? [])}
      {...(currentMarkId === undefined ? {} : { currentMarkId })}
      {...(onMarkSelect === undefined ? {} : { onMarkSelect })}
      tools={tools}
    />
  );
};
