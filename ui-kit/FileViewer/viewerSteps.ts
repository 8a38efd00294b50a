import type { MarkBox, Rotation } from './viewerTypes.ts';

/** Steps of the zoom, in percent of the width of the ground. */
const zoomSteps = [50, 75, 100, 125, 150, 200, 300] as const;

/** @returns the next larger step, or undefined at the largest */
export const zoomedIn = (percent: number): number | undefined => zoomSteps.find((step) => step > percent);

/** @returns the next smaller step, or undefined at the smallest */
export const zoomedOut = (percent: number): number | undefined =>
  zoomSteps.findLast((step) => step < percent);

const turns: Record<Rotation, Rotation> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export const turned = (rotation: Rotation): Rotation => turns[rotation];

/** Where a box of the upright page lies once the page is turned. */
export const turnedBox = ({ x, y, width, height }: MarkBox, rotation: Rotation): MarkBox => {
  if (rotation === 90) return { x: 1 - y - height, y: x, width: height, height: width };
  if (rotation === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (rotation === 270) return { x: y, y: 1 - x - width, width: height, height: width };
  return { x, y, width, height };
};
