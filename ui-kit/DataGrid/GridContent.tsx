import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { color, media, space, type Tone, tone as tones, weight } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';
import { useGridRowHref } from './gridRowContext.ts';

const Link = styled(UiLink)`
  color: ${color.textLink};
  font-weight: ${weight.bold};
  text-decoration: none;
  &[data-kind='name'] { color: ${color.text}; }
  &:hover { text-decoration: underline; }
`;

export type GridLinkProps = {
  children: string;
  /** A name is black, a code green. */
  kind?: 'name' | 'code';
  /** Clips a long name; the whole of it shows under the pointer and with the focus. */
  isClipped?: boolean;
};

/** The words of a cell as the link that opens its row. */
export const GridLink = ({ children, kind = 'name', isClipped = false }: GridLinkProps) => {
  const href = useGridRowHref();
  const words = isClipped ? <ClipText>{children}</ClipText> : children;
  if (href === undefined) return <b>{words}</b>;
  return (
    <Link href={href} data-kind={kind}>
      {words}
    </Link>
  );
};

const Second = styled.span<{ $tone: Tone | undefined }>`
  display: block;
  color: ${({ $tone }) => ($tone === undefined ? color.textMuted : tones[$tone].text)};
  font-weight: ${({ $tone }) => ($tone === undefined ? weight.regular : weight.bold)};
  ${media.belowMd} {
    [data-slot='due'] & { display: inline; margin-left: ${space[8]}; }
    [data-slot='due'] & > span { display: inline; }
  }
`;

export type GridTwoLinesProps = {
  first: ReactNode;
  second?: ReactNode;
  /** Bold and coloured: a deadline that is near or past. The words say the same. */
  tone?: Tone;
};

/** A cell of two lines: what it is, and muted under it what belongs to it. */
export const GridTwoLines = ({ first, second, tone }: GridTwoLinesProps) => (
  <>
    {first}
    {second !== undefined && (
      <Second $tone={tone}>{typeof second === 'string' ? <ClipText>{second}</ClipText> : second}</Second>
    )}
  </>
);
