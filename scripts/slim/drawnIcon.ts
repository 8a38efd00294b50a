import { createElement, type SVGProps } from 'react';

/** A line of an icon: its tag and its place. */
type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * What the build puts in the place of lucide-react's `createLucideIcon`: size, colour and width of the lines are said by
 * the styles of ui-kit's Icon, through which every icon of the product is drawn, and by no property.
 */
export const drawnIcon = (lines: readonly Line[]) => (props: SVGProps<SVGSVGElement>) =>
  createElement(
    'svg',
    { ...FRAME, ...props },
    ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
  );
