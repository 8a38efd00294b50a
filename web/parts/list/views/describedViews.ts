import type { ComponentType } from 'react';
import type { AnyCondition } from '../conditions/condition.ts';
import type { ListState } from '../listAddress.ts';
import type { RowSet } from '../setViews.ts';
import type { ListViewsProps } from './ListViews.tsx';

export type ViewsProps = Pick<ListViewsProps, 'list' | 'shape' | 'total'> & {
  readonly sets: readonly RowSet[];
  readonly conditions: readonly AnyCondition[];
  readonly values: ListState<string>['values'];
};

/** The views of a list, as its description takes them: a list without any loads nothing of them. */
export type DescribedViews = Pick<ViewsProps, 'list' | 'sets'> & {
  /** Whether the rows of the address are those that will be seen: a bare one may open a view. */
  readonly useIsSettled: () => boolean;
  readonly Views: ComponentType<ViewsProps>;
};
