import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { segmentsText } from '#ui-kit/text/ja.progress.ts';
import { border, color, media, size, space } from '#ui-kit/tokens/index.ts';

export type SegmentsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  total: number;
  done: number;
  /** The place that is open now, from 1. */
  current?: number;
  /** Read instead of 「7件中5件」; the figures should also stand nearby. */
  label?: string;
};

type Look = 'done' | 'now' | 'open';

const looks: Record<Look, ReturnType<typeof css>> = {
  done: css`background: ${color.lineBrand}; border-color: transparent;`,
  now: css`background: ${color.action}; border-color: transparent;`,
  open: css``,
};

const Frame = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[4]};
`;

const Piece = styled.span<{ $look: Look }>`
  height: ${size.segment};
  border: ${border.strong};
  border-radius: ${size.line};
  background: ${color.surfaceSunken};
  ${({ $look }) => looks[$look]}
  ${media.forcedColors} { forced-color-adjust: none; }
`;

const lookOf = (place: number, done: number, current: number | undefined): Look => {
  if (place === current) return 'now';
  return place <= done ? 'done' : 'open';
};

/** Counted steps as pieces of a bar: answered findings, stages. Up to about twenty. Not for bytes (ProgressBar). */
export const Segments = ({ total, done, current, label, ...divProps }: SegmentsProps) => (
  <Frame role="img" aria-label={label ?? segmentsText.done(done, total)} {...divProps}>
    {Array.from({ length: total }, (_, index) => index + 1).map((place) => (
      <Piece key={place} data-look={lookOf(place, done, current)} $look={lookOf(place, done, current)} />
    ))}
  </Frame>
);
