import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import {
  color,
  layer,
  leading,
  media,
  radius,
  shadow,
  size,
  space,
  text,
  tracking,
  weight,
} from '#ui-kit/tokens/index.ts';
import { leaveFootRoom } from '#ui-kit/topLayer/index.ts';
import type { GridBulkAction } from './gridTypes.ts';

const Bar = styled.section`
  position: sticky;
  bottom: ${space[16]};
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius[8]};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  box-shadow: ${shadow.menu};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  ${media.forcedColors} { border: ${size.hair} solid; }
  ${media.print} { display: none; }
`;

/*
 * Beside the words where there is room; below them in a line of its own on a tablet; on a phone one line that scrolls
 * sideways, as the filters do: the rows stay in sight.
 */
const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  ${media.lg} { flex: 1; justify-content: flex-end; }
  ${media.belowMd} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    width: 100%;
    margin: calc(-1 * ${space[6]}) calc(-1 * ${space[16]});
    padding: ${space[6]} 0 ${space[6]} ${space[16]};
    overflow-x: auto;
    scrollbar-width: none;
    & > button { flex: none; }
  }
`;

const BarButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: ${size.target};
  min-height: ${size.target};
  padding: 0 ${space[12]};
  border: ${size.hair} solid ${color.lineInverse};
  border-radius: ${radius[6]};
  background: none;
  color: ${color.textInverse};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  letter-spacing: ${tracking.heading};
  font-feature-settings: 'palt';
  white-space: nowrap;
  ${media.hover} { &:hover { background: ${color.actionActive}; } }
`;

const All = styled.button`
  min-height: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textInverseMuted};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Clear = styled(BarButton)`
  padding: 0;
  border-color: transparent;
  ${media.belowLg} { margin-left: auto; }
  ${media.belowMd} { position: sticky; right: 0; border-radius: 0; background: ${color.surfaceInverse}; }
`;

export type BulkBarProps = {
  count: number;
  /** How many rows fit the filters in all pages. */
  total: number;
  actions: readonly GridBulkAction[];
  onSelectAllMatching?: (() => void) | undefined;
  /** The rows of all pages are selected. */
  isAllMatching?: boolean;
  onClear: () => void;
};

/** What can be done with the selected rows: dark, at the lower edge of the window while rows are selected. */
export const BulkBar = (props: BulkBarProps) => {
  const { count, total, actions, onSelectAllMatching, isAllMatching = false, onClear } = props;
  const handleAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onSelectAllMatching?.();
    // What was pressed leaves, and acts may with it: the focus goes to the one button that stays.
    currentTarget.parentElement?.querySelector<HTMLElement>('[data-acts] > button:last-child')?.focus();
  };
  return (
    <Bar ref={leaveFootRoom} aria-label={jaGrid.bulk.region} data-on-inverse data-print="hidden">
      <span aria-live="polite">
        <TextPart>{isAllMatching && jaGrid.bulk.allPrefix}</TextPart>
        <b>{jaGrid.bulk.count(count)}</b>
        <TextPart>{isAllMatching ? jaGrid.bulk.allSuffix : jaGrid.bulk.selectedSuffix}</TextPart>
      </span>
      {onSelectAllMatching !== undefined && !isAllMatching && count < total && (
        <All type="button" onClick={handleAll}>
          {jaGrid.bulk.selectAllMatching(total)}
        </All>
      )}
      <Actions data-acts>
        {actions.map((action) => (
          <BarButton key={action.id} type="button" onClick={action.onSelect}>
            <Icon of={action.icon} />
            <TextPart>{action.label}</TextPart>
          </BarButton>
        ))}
        <Clear type="button" aria-label={jaGrid.bulk.clear} title={jaGrid.bulk.clear} onClick={onClear}>
          <Icon of={X} />
        </Clear>
      </Actions>
    </Bar>
  );
};
