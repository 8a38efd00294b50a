import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { color, leading, space, text } from '#ui-kit/tokens/index.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`;

export type PaginationProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  /** How many there are in all pages. */
  total: number;
  /** Position of the first and the last one shown, counted from 1. */
  from: number;
  to: number;
  /** Missing when there is no page before or after. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Between the range and the buttons: hints for keys. */
  children?: ReactNode;
};

/** Paging by cursor: forwards and back, never to a page number. */
export const Pagination = ({ total, from, to, onPrevious, onNext, children, ...native }: PaginationProps) => (
  <Row aria-label={jaGrid.pagination.label} data-print="hidden" {...native}>
    <span aria-live="polite">{jaGrid.pagination.range(total, from, to)}</span>
    <End>
      {children}
      <Button size="small" icon={ChevronLeft} disabled={onPrevious === undefined} onClick={onPrevious}>
        {jaGrid.pagination.previous}
      </Button>
      <Button size="small" iconAfter={ChevronRight} disabled={onNext === undefined} onClick={onNext}>
        {jaGrid.pagination.next}
      </Button>
    </End>
  </Row>
);
