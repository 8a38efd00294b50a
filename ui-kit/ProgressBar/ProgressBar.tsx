import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, size } from '#ui-kit/tokens/index.ts';

export type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  value: number;
  max?: number;
  /** Name of the activity, announced with the percentage. */
  label: string;
};

const Track = styled.div`
  height: ${size.bar};
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  ${media.forcedColors} { border: ${size.hair} solid; }
`;

const Filled = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.action};
  transition: width ${motion.normal} ${motion.ease};
  ${media.forcedColors} { background: Highlight; forced-color-adjust: none; }
`;

/** How much of one running thing is done: a transfer. Never full before the end. The figures stand beside it. Not for counted steps (Segments). */
export const ProgressBar = ({ value, max = 100, label, ...divProps }: ProgressBarProps) => {
  const percent = max > 0 ? Math.min(100, Math.max(0, Math.floor((value / max) * 100))) : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      {...divProps}
    >
      <Filled style={{ width: `${percent}%` }} />
    </Track>
  );
};
