import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { mergeIds } from '#ui-kit/Field/index.ts';
import { color, leading, size, text } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { boxStyle, choiceStyle } from './choiceStyle.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'ref'> & {
  label: ReactNode;
  help?: ReactNode;
  /** Some of what it stands for is chosen: the box over a list. */
  isMixed?: boolean;
  /** The label is for screen readers only: selection columns of grids. The 44 px cell is the target. */
  isLabelHidden?: boolean;
};

const alone = css`
  justify-content: center;
  align-items: center;
  width: ${size.target};
  padding: 0;
  > input { margin: 0; }
`;

const Choice = styled.label<{ $isLabelHidden: boolean }>`
  ${choiceStyle}
  ${({ $isLabelHidden }) => $isLabelHidden && alone}
`;

const Box = styled.input`
  ${boxStyle}
  &:checked, &:indeterminate { border-color: ${color.action}; background: ${color.action}; }
  &:disabled:checked, &:disabled:indeterminate { border-color: ${color.lineField}; background: ${color.toneNeutralMark}; }
  &:checked::after {
    content: '';
    width: 0.625rem;
    height: 0.3125rem;
    border: solid ${color.surface};
    border-width: 0 0 ${size.line} ${size.line};
    transform: translateY(calc(-1 * ${size.hair})) rotate(-45deg);
  }
  &:indeterminate::after {
    content: '';
    width: 0.625rem;
    height: 0;
    border: 0;
    border-top: ${size.line} solid ${color.surface};
    transform: none;
  }
`;

const Help = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

/**
 * Yes or no to one sentence, or one of several that may go together (in a CheckboxGroup).
 * Not for choices of which only one can hold (RadioGroup) and not for what takes effect at once without a save.
 */
export const Checkbox = ({
  label,
  help,
  isMixed = false,
  isLabelHidden = false,
  className,
  style,
  'aria-describedby': describedBy,
  ...inputProps
}: CheckboxProps) => {
  const helpId = useId();
  const wordsId = useId();
  const boxRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Choice className={className} style={style} $isLabelHidden={isLabelHidden}>
      <Box
        {...inputProps}
        ref={boxRef}
        type="checkbox"
        aria-labelledby={wordsId}
        aria-describedby={mergeIds(help ? helpId : undefined, describedBy)}
      />
      {isLabelHidden ? (
        <VisuallyHidden id={wordsId}>{label}</VisuallyHidden>
      ) : (
        <span>
          <span id={wordsId}>{label}</span>
          {help && <Help id={helpId}>{help}</Help>}
        </span>
      )}
    </Choice>
  );
};
