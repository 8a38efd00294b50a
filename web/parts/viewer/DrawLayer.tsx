import { type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { MarkBox, Rotation } from '#ui-kit/FileViewer/index.ts';
import { color, radius, size } from '#ui-kit/tokens/index.ts';
import { areaOf, type Point } from './area.ts';

const Layer = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
  touch-action: none;
`;

const Band = styled.div`
  position: absolute;
  border: ${size.line} dashed ${color.toneWarningMark};
  border-radius: ${radius[4]};
  background: ${color.toneWarningSurface};
  mix-blend-mode: multiply;
  pointer-events: none;
`;

const pointOf = (event: PointerEvent<HTMLElement>): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
};

const percent = (part: number): string => `${Math.max(0, Math.min(1, part)) * 100}%`;

export type DrawLayerProps = { rotation: Rotation; onDraw: (area: MarkBox) => void };

/** Lies over a page while a mark is drawn with mouse, pen or finger. By keyboard one names the page instead. */
export const DrawLayer = ({ rotation, onDraw }: DrawLayerProps) => {
  const [band, setBand] = useState<{ from: Point; to: Point } | null>(null);
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setBand({ from: pointOf(event), to: pointOf(event) });
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (band !== null) setBand({ ...band, to: pointOf(event) });
  };
  const handleUp = (event: PointerEvent<HTMLDivElement>) => {
    if (band === null) return;
    setBand(null);
    const area = areaOf(band.from, pointOf(event), rotation);
    if (area !== null) onDraw(area);
  };
  return (
    <Layer
      data-draw-layer
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => setBand(null)}
    >
      {band !== null && (
        <Band
          style={{
            left: percent(Math.min(band.from.x, band.to.x)),
            top: percent(Math.min(band.from.y, band.to.y)),
            width: percent(Math.abs(band.to.x - band.from.x)),
            height: percent(Math.abs(band.to.y - band.from.y)),
          }}
        />
      )}
    </Layer>
  );
};
