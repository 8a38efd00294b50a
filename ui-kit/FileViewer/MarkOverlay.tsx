import { styled } from 'styled-components';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { color, media, radius, size, space } from '#ui-kit/tokens/index.ts';
import { turnedBox } from './viewerSteps.ts';
import type { FileMark, MarkBox, Rotation } from './viewerTypes.ts';

/** The edge and the ground of a mark. */
export const MarkFrame = styled.button`
  position: absolute;
  padding: 0;
  border: ${size.line} solid ${color.toneWarningMark};
  border-radius: ${radius[4]};
  background: none;
  scroll-margin: ${space[64]};
  /* What is marked stays readable through the colour. */
  &::before { content: ''; position: absolute; inset: 0; background: ${color.toneWarningSurface}; mix-blend-mode: multiply; }
  &[aria-current='true'] { border-width: ${size.rule}; }
  & > span { position: absolute; left: calc(100% + ${space[6]}); top: 50%; translate: 0 -50%; }
  &[data-label-side='left'] > span { left: auto; right: calc(100% + ${space[6]}); }
  ${media.coarse} { &::after { content: ''; position: absolute; inset: calc(-1 * ${space[12]}); } }
`;

/** The id of the element of a mark, for links that lead to it. */
export const markElementId = (markId: string): string => `file-mark-${markId}`;

/** Brings a mark into sight and gives it the focus. */
export const showMark = (markId: string) => {
  const element = document.getElementById(markElementId(markId));
  element?.scrollIntoView({ block: 'center', inline: 'center' });
  element?.focus({ preventScroll: true });
};

const percent = (part: number): string => `${part * 100}%`;

/** Beyond this part of the width there is no room for the number at the right. */
const lastLabelPlace = 0.94;

/** Box to CSS, in percent of the page. */
export const placeOf = ({ x, y, width, height }: MarkBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

const nameOf = ({ label, name }: FileMark): string =>
  name === undefined ? jaGrid.viewer.mark(label) : jaGrid.viewer.markNamed(label, name);

type MarkOverlayProps = {
  marks: readonly FileMark[];
  rotation: Rotation;
  currentMarkId: string | undefined;
  onSelect: ((mark: FileMark) => void) | undefined;
};

/** The numbered marks of one page, over whatever draws the page. */
export const MarkOverlay = ({ marks, rotation, currentMarkId, onSelect }: MarkOverlayProps) =>
  marks.map((mark) => {
    const box = turnedBox(mark.box, rotation);
    return (
      <MarkFrame
        key={mark.id}
        id={markElementId(mark.id)}
        type="button"
        aria-label={nameOf(mark)}
        aria-current={mark.id === currentMarkId}
        data-label-side={box.x + box.width > lastLabelPlace ? 'left' : 'right'}
        style={placeOf(box)}
        onClick={() => onSelect?.(mark)}
      >
        <FindingNumber aria-hidden>{mark.label}</FindingNumber>
      </MarkFrame>
    );
  });
