import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { busyText } from '#ui-kit/text/ja.ts';
import { border, color, media, radius, size, space } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

export type SkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** line: a few lines of text. card: a title and rows with a tag. table: head and rows of a grid. */
  shape?: 'line' | 'card' | 'table';
  /** Lines, or rows of the card or table. */
  rows?: number;
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`;

const Bone = styled.span<{ $width: string; $height?: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height = size.icon14 }) => $height};
  border-radius: ${radius[4]};
  background: ${color.surfaceSunken};
  ${media.forcedColors} { border: ${size.hair} solid GrayText; }
`;

const Row = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
`;

const Lines = styled.span`
  display: grid;
  gap: ${space[8]};
`;

const TableRow = styled.span`
  display: grid;
  grid-template-columns: 1fr 4fr 2fr 2fr;
  align-items: center;
  gap: ${space[16]};
  min-height: ${size.rowComfortable};
  border-bottom: ${border.normal};
`;

/** Uneven on purpose, so that it does not look like content; the same on every render. */
const lineWidths = ['92%', '78%', '86%', '64%', '72%'] as const;

const widthOf = (index: number): string => lineWidths[index % lineWidths.length] ?? '80%';

const places = (rows: number) => Array.from({ length: rows }, (_, index) => index);

const LineBones = ({ rows }: { rows: number }) =>
  places(rows).map((row) => <Bone key={row} $width={widthOf(row)} />);

const CardBones = ({ rows }: { rows: number }) => (
  <>
    <Bone $width="35%" $height={size.icon20} />
    {places(rows).map((row) => (
      <Row key={row}>
        <Bone $width={size.controlLarge} $height={size.tag} />
        <Lines>
          <Bone $width={widthOf(row)} />
          <Bone $width={widthOf(row + 3)} />
        </Lines>
      </Row>
    ))}
  </>
);

const TableBones = ({ rows }: { rows: number }) => (
  <span>
    {places(rows).map((row) => (
      <TableRow key={row}>
        <Bone $width="100%" />
        <Bone $width={widthOf(row)} />
        <Bone $width="80%" $height={size.badge} />
        <Bone $width="70%" />
      </TableRow>
    ))}
  </span>
);

const shapes = { line: LineBones, card: CardBones, table: TableBones } as const;

/**
 * The place of what is being loaded, so that nothing jumps; says 読み込んでいます once. It does not move.
 * Not for acts that run (Button isBusy) and not when there is nothing (EmptyState).
 */
export const Skeleton = ({ shape = 'line', rows = 3, ...divProps }: SkeletonProps) => {
  const Bones = shapes[shape];
  return (
    <Frame aria-busy {...divProps}>
      <VisuallyHidden role="status">{busyText.loading}</VisuallyHidden>
      <Bones rows={rows} />
    </Frame>
  );
};
