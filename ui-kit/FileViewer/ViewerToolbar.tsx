import { ChevronLeft, ChevronRight, FileText, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, leading, media, size, space, text } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { turned, zoomedIn, zoomedOut } from './viewerSteps.ts';
import type { ViewerView } from './viewerTypes.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  min-height: 3.25rem;
  padding: ${space[4]} ${space[8]};
  background: ${color.surfaceSubtle};
  border-bottom: ${border.normal};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  ${media.md} { padding-inline: ${space[16]}; }
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[8]};
  min-width: 8rem;
  & > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Group = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color.text};
  & button { color: inherit; }
  & button:disabled { background: none; color: ${color.lineStrong}; }
`;

const Figure = styled.span`
  min-width: ${size.target};
  text-align: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

type ViewerToolbarProps = {
  fileName: string;
  pageCount: number;
  view: ViewerView;
  onPageChange: (page: number) => void;
  onViewChange: (view: ViewerView) => void;
  children: ReactNode;
};

/** File name, page, zoom, turn, and what the page adds. */
export const ViewerToolbar = (props: ViewerToolbarProps) => {
  const { fileName, pageCount, view, onPageChange, onViewChange, children } = props;
  const { page, zoomPercent, rotation } = view;
  const handleZoom = (percent: number | undefined) => {
    if (percent !== undefined) onViewChange({ ...view, zoomPercent: percent });
  };
  return (
    <Bar role="group" aria-label={jaGrid.viewer.toolbar} data-print="hidden">
      <Name>
        <Icon of={FileText} />
        <ClipText>{fileName}</ClipText>
      </Name>
      <Pages page={page} pageCount={pageCount} onPageChange={onPageChange} />
      <Zoom zoomPercent={zoomPercent} onZoom={handleZoom} />
      <Group>
        <IconButton
          icon={RotateCw}
          name={jaGrid.viewer.rotate}
          onClick={() => onViewChange({ ...view, rotation: turned(rotation) })}
        />
      </Group>
      {children}
    </Bar>
  );
};

type PagesProps = { page: number; pageCount: number; onPageChange: (page: number) => void };

const Pages = ({ page, pageCount, onPageChange }: PagesProps) => (
  <Group>
    <IconButton
      icon={ChevronLeft}
      name={jaGrid.viewer.previousPage}
      disabled={page <= 1}
      onClick={() => onPageChange(page - 1)}
    />
    <Figure aria-hidden>{jaGrid.viewer.page(page, pageCount)}</Figure>
    <VisuallyHidden aria-live="polite">{jaGrid.viewer.pageSpoken(page, pageCount)}</VisuallyHidden>
    <IconButton
      icon={ChevronRight}
      name={jaGrid.viewer.nextPage}
      disabled={page >= pageCount}
      onClick={() => onPageChange(page + 1)}
    />
  </Group>
);

type ZoomProps = { zoomPercent: number; onZoom: (percent: number | undefined) => void };

const Zoom = ({ zoomPercent, onZoom }: ZoomProps) => (
  <Group>
    <IconButton
      icon={ZoomOut}
      name={jaGrid.viewer.zoomOut}
      disabled={zoomedOut(zoomPercent) === undefined}
      onClick={() => onZoom(zoomedOut(zoomPercent))}
    />
    <Figure aria-live="polite">{jaGrid.viewer.zoom(zoomPercent)}</Figure>
    <IconButton
      icon={ZoomIn}
      name={jaGrid.viewer.zoomIn}
      disabled={zoomedIn(zoomPercent) === undefined}
      onClick={() => onZoom(zoomedIn(zoomPercent))}
    />
  </Group>
);
