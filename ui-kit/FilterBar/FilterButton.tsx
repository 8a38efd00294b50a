import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Popover } from '#ui-kit/Popover/index.ts';
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
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 15rem;
  padding: ${space[12]} ${space[16]};
`;

type FilterButtonProps = {
  name: string;
  /** Green: it narrows the list; what it says stands below (FilterChips). */
  isSet: boolean;
  /** The choices. */
  children: ReactNode;
};

/** The name of a condition, which opens its choices. */
export const FilterButton = ({ name, isSet, children }: FilterButtonProps) => {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Trigger
        ref={ref}
        type="button"
        data-set={isSet}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
        <Icon of={ChevronDown} size={16} />
      </Trigger>
      {isOpen && (
        <Popover id={id} anchorRef={ref} onDismiss={close} role="group" aria-label={name}>
          <Content>{children}</Content>
        </Popover>
      )}
    </>
  );
};
