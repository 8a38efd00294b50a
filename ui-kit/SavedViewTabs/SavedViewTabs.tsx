import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import type { LinkTabItem, LinkTabsProps } from '#ui-kit/Tabs/index.ts';
import { LinkTabs, TabButton } from '#ui-kit/Tabs/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { color } from '#ui-kit/tokens/index.ts';

const SaveButton = styled(TabButton)`
  color: ${color.textLink};
`;

export type SavedViewTabsProps = Omit<LinkTabsProps, 'aria-label' | 'items' | 'children'> & {
  /** Each view with its address and the number of its rows. */
  views: readonly LinkTabItem[];
  /** Offers to keep the filters of now as a view. */
  onSave?: () => void;
};

/** The views of a list that somebody kept, above its filters. */
export const SavedViewTabs = ({ views, onSave, ...native }: SavedViewTabsProps) => (
  <LinkTabs aria-label={jaGrid.savedViews.label} items={views} keepsHistory {...native}>
    {onSave !== undefined && (
      <SaveButton type="button" onClick={onSave}>
        <Icon of={Plus} />
        {jaGrid.savedViews.save}
      </SaveButton>
    )}
  </LinkTabs>
);
