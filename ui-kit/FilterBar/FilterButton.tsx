import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Popover } from '#ui-kit/Popover/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';

const Trigger = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.control};
  padding: 0 ${space[12]};
  border: ${border.field};
  border-radius: ${radius[6]};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${text[14]};
  line-height: ${leading.tight};
  white-space: nowrap;
  & > svg { flex: none; color: ${color.textMuted}; }
  ${media.hover} { &:hover { background: ${color.surfaceHover}; } }
  &[data-set='true'] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.textBrand};
    font-weight: ${weight.bold};
    & > svg { color: inherit; }
    /* A long value gives way before the row breaks in two; the room that is left is the values' first, then the search's. */
    ${media.md} { flex: 99 1 7rem; min-width: 0; max-width: max-content; }
  }
  & > span { min-width: 0; }
`;

const Content = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 15rem;
  padding: ${space[12]} ${space[16]};
`;

export type FilterButtonProps = {
  name: string;
  /** What is set, in words; the button turns green and shows it. Missing: nothing is set. */
  valueText?: string | undefined;
  onClear: () => void;
  /** The choices. */
  children: ReactNode;
};

/** One condition of a list: its name, its value, and the choices in what it opens. */
export const FilterButton = ({ name, valueText, onClear, children }: FilterButtonProps) => {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const handleClear = () => {
    onClear();
    close();
    ref.current?.focus();
  };
  return (
    <>
      <Trigger
        ref={ref}
        type="button"
        data-set={valueText !== undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ClipText>{valueText === undefined ? name : jaGrid.filters.value(name, valueText)}</ClipText>
        <Icon of={ChevronDown} size={16} />
      </Trigger>
      {isOpen && (
        <Popover id={id} anchorRef={ref} onDismiss={close} role="group" aria-label={name}>
          <Content>
            {children}
            {valueText !== undefined && (
              <Button variant="quiet" size="small" onClick={handleClear}>
                {jaGrid.filters.clearOne}
              </Button>
            )}
          </Content>
        </Popover>
      )}
    </>
  );
};
