import { Plus, Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import type { LinkTabItem, LinkTabsProps } from '#ui-kit/Tabs/index.ts';
import { LinkTabs, TabButton } from '#ui-kit/Tabs/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { color, media, size, space } from '#ui-kit/tokens/index.ts';

/* A tab that takes the focus is not left under what stays in sight at the end. */
const Tabs = styled(LinkTabs)`
  & > div { scroll-padding-right: 6rem; ${media.md} { scroll-padding-right: 12rem; } }
`;

/* Stays in sight at the end of a row that scrolls. */
const Acts = styled.div`
  position: sticky;
  right: 0;
  flex: none;
  display: flex;
  align-items: center;
  background: ${color.canvas};
  /* What goes on below it fades out: a tab that is cut in half says that there are more. */
  &::before {
    content: '';
    position: absolute;
    /* The line below the current tab stays whole. */
    inset: 0 100% ${size.rule} auto;
    width: ${space[16]};
    background: linear-gradient(to left, ${color.canvas}, transparent);
    pointer-events: none;
  }
`;

const SaveButton = styled(TabButton)`
  color: ${color.textLink};
  ${media.belowMd} { & > span { display: none; } }
`;

export type SavedViewTabsProps = Omit<LinkTabsProps, 'aria-label' | 'items' | 'children'> & {
  /** Each view with its address and the number of its rows. */
  views: readonly LinkTabItem[];
  /** Offers to keep the filters of now as a view. */
  onSave?: () => void;
  /** Offers to rename and delete what was kept. */
  onManage?: () => void;
};

/** The views of a list that somebody kept, above its filters. */
export const SavedViewTabs = ({ views, onSave, onManage, ...native }: SavedViewTabsProps) => (
  <Tabs aria-label={jaGrid.savedViews.label} items={views} keepsHistory {...native}>
    {onSave !== undefined && (
      <Acts data-covers-tabs>
        <SaveButton
          type="button"
          aria-label={jaGrid.savedViews.save}
          title={jaGrid.savedViews.save}
          onClick={onSave}
        >
          <Icon of={Plus} />
          <span>{jaGrid.savedViews.saveShort}</span>
        </SaveButton>
        {onManage !== undefined && (
          <IconButton icon={Settings2} name={jaGrid.savedViews.manage} onClick={onManage} />
        )}
      </Acts>
    )}
  </Tabs>
);
