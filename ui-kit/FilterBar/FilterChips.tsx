import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { jaFilters } from '#ui-kit/text/ja.filters.ts';
import { border, color, leading, media, radius, size, space, text } from '#ui-kit/tokens/index.ts';
import type { SetCondition } from './filters.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

const List = styled.ul`
  display: contents;
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  border: ${border.normal};
  border-radius: ${radius[6]};
  background: ${color.surface};
  overflow-wrap: anywhere;
  & > span { padding: ${space[4]} 0 ${space[4]} ${space[12]}; }
`;

const Remove = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  align-self: stretch;
  width: ${size.controlSmall};
  min-height: ${size.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${radius[6]};
  background: none;
  color: ${color.textMuted};
  ${media.hover} { &:hover { background: ${color.surfaceHover}; color: ${color.text}; } }
  ${media.coarse} { width: ${size.target}; min-height: ${size.target}; }
`;

const Total = styled.span`
  color: ${color.textMuted};
`;

type FilterChipsProps = {
  conditions: readonly SetCondition[];
  /** How many rows are left. */
  total?: number | undefined;
  /** What was pressed, and what it took away. */
  onRemove: (pressed: HTMLElement, condition: SetCondition) => void;
  onClear: () => void;
};

/** What narrows the list now: each condition with its value and its end, the end of all of them, and the rows left. */
export const FilterChips = ({ conditions, total, onRemove, onClear }: FilterChipsProps) => (
  <Row>
    {conditions.length > 0 && (
      <List aria-label={jaFilters.set}>
        {conditions.map((condition) => {
          const words = jaFilters.value(condition.name, condition.valueText);
          return (
            <Chip key={condition.id}>
              <span>{words}</span>
              <Remove
                type="button"
                aria-label={jaFilters.remove(words)}
                title={jaFilters.clearOne}
                onClick={(event) => onRemove(event.currentTarget, condition)}
              >
                <Icon of={X} size={16} />
              </Remove>
            </Chip>
          );
        })}
      </List>
    )}
    <Button variant="quiet" size="small" onClick={onClear}>
      {jaFilters.clear}
    </Button>
    {total !== undefined && <Total>{jaFilters.total(total)}</Total>}
  </Row>
);
