import type { MarkBox, Rotation } from '#ui-kit/FileViewer/index.ts';

/** A place on the page as it is seen, as parts of its width and height. */
export type Point = { readonly x: number; readonly y: number };

/** Marks smaller than this part of the page are slips of the hand. */
const LEAST = 0.008;

const within = (part: number): number => Math.min(1, Math.max(0, part));

/** Four digits are a tenth of a millimetre on A4. */
const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;

const boxOf = (from: Point, to: Point): MarkBox => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** The box as it lies on the upright page, from how it lies on the turned one. */
export const uprightBox = ({ x, y, width, height }: MarkBox, rotation: Rotation): MarkBox => {
  if (rotation === 90) return { x: y, y: 1 - x - width, width: height, height: width };
  if (rotation === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (rotation === 270) return { x: 1 - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
};

/**
 * The area that was drawn between two points, upright, inside the page.
 * @returns null for a slip of the hand
 */
export const areaOf = (from: Point, to: Point, rotation: Rotation): MarkBox | null => {
  const seen = boxOf({ x: within(from.x), y: within(from.y) }, { x: within(to.x), y: within(to.y) });
  if (seen.width < LEAST || seen.height < LEAST) return null;
  const { x, y, width, height } = uprightBox(seen, rotation);
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
};
