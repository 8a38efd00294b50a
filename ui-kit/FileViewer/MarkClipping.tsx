import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { ViewerPage } from './FileViewer.tsx';
import { MarkFrame, placeOf, showMark } from './MarkOverlay.tsx';
import type { FileMark, MarkBox } from './viewerTypes.ts';

const Frame = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: ${border.strong};
  border-radius: ${radius[6]};
  background: ${color.surface};
  color: ${color.text};
  text-align: left;
  ${media.lg} { display: none; }
  ${media.print} { display: none; }
`;

const Window = styled.span`
  position: relative;
  display: block;
  height: 6rem;
  overflow: hidden;
`;

const Page = styled.span`
  position: absolute;
  left: 0;
  top: 50%;
  display: block;
  pointer-events: none;
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.target};
  padding: 0 ${space[12]};
  border-top: ${border.normal};
  background: ${color.surfaceSubtle};
  color: ${color.textLink};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
`;

/** Part of the width of the page that is shown around a mark, so that its words can be read on a phone. */
const leastPart = 0.45;
const marginPart = 0.06;

/** The page is drawn larger than its window and moved, so that the mark lies in the middle. */
const pageStyleOf = ({ x, y, width, height }: MarkBox) => {
  const part = Math.min(1, Math.max(leastPart, width + 2 * marginPart));
  const left = Math.min(Math.max(0, x + width / 2 - part / 2), 1 - part);
  return {
    width: `${100 / part}%`,
    transform: `translate(${-left * 100}%, ${-(y + height / 2) * 100}%)`,
  };
};

export type MarkClippingProps = {
  mark: FileMark;
  /** The same that the viewer has. */
  renderPage: (page: ViewerPage) => ReactNode;
};

/** Below lg: a readable piece of the file around a mark, in its finding; leads to the mark (LOOK, Jump). */
export const MarkClipping = ({ mark, renderPage }: MarkClippingProps) => (
  <Frame type="button" onClick={() => showMark(mark.id)}>
    <Window aria-hidden>
      <Page style={pageStyleOf(mark.box)}>
        {renderPage({ page: mark.page, rotation: 0, zoomPercent: 100 })}
        <MarkFrame as="span" style={placeOf(mark.box)} />
      </Page>
    </Window>
    <Foot>
      {jaGrid.viewer.clippingFoot(mark.page)}
      <Icon of={ArrowUp} />
    </Foot>
  </Frame>
);
