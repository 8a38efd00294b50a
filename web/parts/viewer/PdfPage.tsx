import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Rotation } from '#ui-kit/FileViewer/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { documentViewerText as t } from './documentViewer.words.ts';
import type { PageSize, PdfFile } from './pdf.ts';

const Paper = styled.div`
  position: relative;
  width: 100%;
  & > canvas { display: block; width: 100%; height: 100%; }
`;

/** On the empty sheet: a scan in JPEG 2000 takes seconds. */
const OnSheet = styled.div`
  position: absolute;
  inset: 0;
  padding: ${space[24]};
`;

/** A4, until the page has told its size. */
const A4: PageSize = { width: 210, height: 297 };

/** Pages this far from the window are drawn already, in heights of the window. */
const AHEAD = '100%';

/** A canvas beyond this width costs memory that phones do not have. */
const MAX_CANVAS_PX = 4000;

/** Whether the page stands on its sheet: not yet, since it was drawn first, or never. */
type Sheet = 'empty' | 'drawn' | 'failed';

export type PdfPageProps = { pdf: PdfFile; page: number; rotation: Rotation };

/** Width of the place and whether it is near the window. */
const usePlace = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const width = new ResizeObserver(([entry]) => setWidthPx(Math.round(entry?.contentRect.width ?? 0)));
    const sight = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    width.observe(element);
    sight.observe(element);
    return () => {
      width.disconnect();
      sight.disconnect();
    };
  }, []);
  return { ref, widthPx, isNear };
};

/** The size and the words of a page, once they are known. */
const usePageFacts = (pdf: PdfFile, page: number) => {
  const [size, setSize] = useState(A4);
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    void pdf.sizeOf(page).then(
      (known) => !isGone && setSize(known),
      () => {},
    );
    void pdf.textOf(page).then(
      (known) => !isGone && setText(known),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  return { size, text };
};

/** Draws a page on its canvas, anew as often as its place or its turn changes. */
const useDrawing = ({ pdf, page, rotation }: PdfPageProps, place: { widthPx: number; isNear: boolean }) => {
  const { widthPx, isNear } = place;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [sheet, setSheet] = useState<Sheet>('empty');
  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || !isNear || widthPx === 0) return;
    const sharp = Math.min(widthPx * window.devicePixelRatio, MAX_CANVAS_PX);
    const drawing = pdf.draw(page, canvas, { widthPx: sharp, rotation });
    let isGone = false;
    drawing.done.then(
      () => !isGone && setSheet('drawn'),
      () => !isGone && setSheet('failed'),
    );
    return () => {
      isGone = true;
      drawing.cancel();
    };
  }, [pdf, page, rotation, widthPx, isNear]);
  return { canvasRef, sheet };
};

const Awaited = ({ sheet, page }: { sheet: Sheet; page: number }) => (
  <OnSheet>
    {sheet === 'empty' ? (
      <Skeleton shape="line" rows={3} aria-label={t((w) => w.drawing, { page })} />
    ) : (
      <Text tone="muted">{t((w) => w.pageFailed)}</Text>
    )}
  </OnSheet>
);

/** One page of a PDF as wide as its place; drawn while it is near the window, as sharp as the screen. */
export const PdfPage = (props: PdfPageProps) => {
  const { pdf, page, rotation } = props;
  const { ref, widthPx, isNear } = usePlace();
  const { size, text } = usePageFacts(pdf, page);
  const { canvasRef, sheet } = useDrawing(props, { widthPx, isNear });
  const isSideways = rotation === 90 || rotation === 270;
  const ratio = isSideways ? size.height / size.width : size.width / size.height;
  return (
    <Paper ref={ref} style={{ aspectRatio: ratio }}>
      <canvas ref={canvasRef} aria-hidden />
      {sheet !== 'drawn' && isNear && <Awaited {...{ sheet, page }} />}
      <VisuallyHidden>{text === '' ? t((w) => w.scan) : text}</VisuallyHidden>
    </Paper>
  );
};
