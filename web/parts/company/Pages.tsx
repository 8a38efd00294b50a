import { Pagination, type PaginationProps } from '#ui-kit/Pagination/index.ts';

/** Paging for lists of a business: most fit on one page, and then there is nothing to press. */
export const Pages = (props: PaginationProps) =>
  props.onPrevious === undefined && props.onNext === undefined ? null : <Pagination {...props} />;
