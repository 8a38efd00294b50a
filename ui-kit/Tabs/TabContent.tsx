import { Badge } from '#ui-kit/Badge/index.ts';
import { Count } from '#ui-kit/Count/index.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';

export type TabItem = {
  id: string;
  label: string;
  icon?: IconShape;
  /** A number, or a part of a whole such as 5/7. */
  count?: number | string;
  /** What is counted, in words: under the pointer, and to screen readers in the place of the figure. */
  countLabel?: string;
  /** Red: unread, or the business's turn. Never for queues of the staff. */
  isAlert?: boolean;
};

export const TabContent = ({ item }: { item: TabItem }) => (
  <>
    {item.icon && <Icon of={item.icon} />}
    <TextPart>{item.label}</TextPart>
    {typeof item.count === 'number' && (
      <Count
        value={item.count}
        variant={item.isAlert ? 'alert' : 'quiet'}
        {...(item.countLabel === undefined ? {} : { label: item.countLabel, title: item.countLabel })}
      />
    )}
    {typeof item.count === 'string' && <Badge>{item.count}</Badge>}
  </>
);
