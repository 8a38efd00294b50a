import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { color, media, size, space } from '#ui-kit/tokens/index.ts';
import { MarkOverlay } from './MarkOverlay.tsx';
import { usePageInSight } from './usePageInSight.ts';
import { ViewerToolbar } from './ViewerToolbar.tsx';
import type { FileMark, Rotation } from './viewerTypes.ts';

const Viewer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  background: ${color.surfaceSunken};
`;

const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: safe center;
  gap: ${space[16]};
  padding: ${space[16]};
  overflow-x: auto;
  ${media.lg} { padding: ${space[24]}; overflow: auto; overscroll-behavior: contain; }
  ${media.print} { overflow: visible; padding: 0; }
`;

/* Where the file has no white of its own, the sheet lends it; the scroll margin clears both bars of a phone. */
const Sheet = styled.div`
  position: relative;
  scroll-margin-top: calc(${size.topbarHeight} + ${size.target});
  background: ${color.surface};
  box-shadow: 0 0 0 ${size.hair} ${color.line};
  ${media.lg} { scroll-margin-top: ${space[16]}; }
`;

export type ViewerPage = { page: number; rotation: Rotation; zoomPercent: number };

export type FileViewerProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  fileName: string;
  pageCount: number;
  /** Draws one page as wide as its place: a canvas of pdf.js, or ImagePage. */
  renderPage: (page: ViewerPage) => ReactNode;
  marks?: readonly FileMark[];
  currentMarkId?: string;
  /** A mark was pressed: show its finding. */
  onMarkSelect?: (mark: FileMark) => void;
  /** At the right end of the toolbar: compare, download. */
  tools?: ReactNode;
};

type Look = { zoomPercent: number; rotation: Rotation };

/** The width of a page at 100 %, that of an A4 sheet one can read on a desk. */
const pageWidth = '41rem';

/** A file on its grey ground, page under page, with its marks. Who draws a page is not its business. */
export const FileViewer = (props: FileViewerProps) => {
  const {
    fileName,
    pageCount,
    renderPage,
    marks = [],
    currentMarkId,
    onMarkSelect,
    tools,
    ...native
  } = props;
  const groundRef = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>({ zoomPercent: 100, rotation: 0 });
  const { page, goToPage } = usePageInSight(groundRef, pageCount);
  return (
    <Viewer {...native}>
      <ViewerToolbar
        fileName={fileName}
        pageCount={pageCount}
        view={{ page, ...look }}
        onPageChange={goToPage}
        onViewChange={setLook}
      >
        {tools}
      </ViewerToolbar>
      <Ground ref={groundRef} tabIndex={0} role="region" aria-label={fileName}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <ViewedPage key={number} {...props} marks={marks} number={number} look={look} />
        ))}
      </Ground>
    </Viewer>
  );
};

type ViewedPageProps = Pick<
  FileViewerProps,
  'pageCount' | 'renderPage' | 'currentMarkId' | 'onMarkSelect'
> & {
  marks: readonly FileMark[];
  number: number;
  look: Look;
};

/** One page with the marks that lie on it. */
const ViewedPage = ({ number, look, marks, pageCount, renderPage, ...mark }: ViewedPageProps) => (
  <Sheet
    data-viewer-page={number}
    role="group"
    aria-label={jaGrid.viewer.pageSpoken(number, pageCount)}
    style={{ width: `calc(min(100%, ${pageWidth}) * ${look.zoomPercent / 100})` }}
  >
    {renderPage({ page: number, ...look })}
    <MarkOverlay
      marks={marks.filter((mark) => mark.page === number)}
      rotation={look.rotation}
      currentMarkId={mark.currentMarkId}
      onSelect={mark.onMarkSelect}
    />
  </Sheet>
);
