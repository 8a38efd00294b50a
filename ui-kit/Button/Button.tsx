import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { busyText } from '#ui-kit/text/ja.ts';
import { color, leading, media, space, text } from '#ui-kit/tokens/index.ts';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';
import { useFocusKept } from './useFocusKept.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  isBlock?: boolean;
  icon?: IconShape;
  iconAfter?: IconShape;
  /** The act is running: no second press, the words of `busyLabel` in place of the children. */
  isBusy?: boolean;
  busyLabel?: ReactNode;
  /** Why it cannot be pressed now. Shown beside the button; the button stays reachable so that it can be read. */
  reason?: ReactNode;
};

const withReason = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  ${media.belowMd} { display: flex; }
`;

const Face = styled.button<ButtonLook>`${buttonStyle}`;

// Always there, so that a button keeps its place and focus when its reason comes or goes.
const Place = styled.span<{ $hasReason: boolean }>`
  display: contents;
  ${({ $hasReason }) => $hasReason && withReason}
`;

const Reason = styled.span`
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

/** A button that is refused can be reached, so that its reason is read; a press of it does nothing. */
const useRefusal = ({ reason, onClick }: Pick<ButtonProps, 'reason' | 'onClick'>) => {
  const reasonId = useId();
  const isRefused = reason !== undefined && reason !== null;
  const aria = isRefused ? ({ 'aria-disabled': true, 'aria-describedby': reasonId } as const) : {};
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRefused) event.preventDefault();
    else onClick?.(event);
  };
  return { isRefused, reasonId, aria, handleClick };
};

type WordsProps = Pick<ButtonProps, 'isBusy' | 'busyLabel' | 'icon' | 'iconAfter' | 'children'>;

const Words = ({ isBusy, busyLabel, icon, iconAfter, children }: WordsProps) => (
  <>
    {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
    <TextPart>{isBusy ? busyLabel : children}</TextPart>
    {!isBusy && iconAfter && <Icon of={iconAfter} />}
  </>
);

/**
 * Does something here: saves, submits, opens. Its words are a verb for what will happen.
 * Not for going to another page (ButtonLink, TextLink). One primary button a view.
 */
export const Button = ({
  variant = 'plain',
  size = 'normal',
  isBlock,
  icon,
  iconAfter,
  isBusy = false,
  busyLabel = busyText.sending,
  reason,
  disabled,
  onClick,
  children,
  ref,
  ...buttonProps
}: ButtonProps) => {
  const focusRef = useFocusKept(isBusy, ref);
  const { isRefused, reasonId, aria, handleClick } = useRefusal({ reason, onClick });
  return (
    <Place $hasReason={isRefused} data-button-part="place">
      <Face
        type="button"
        aria-busy={isBusy || undefined}
        {...aria}
        {...buttonProps}
        ref={focusRef}
        disabled={disabled || isBusy}
        onClick={handleClick}
        $variant={variant}
        $size={size}
        $isBlock={isBlock}
      >
        <Words {...{ isBusy, busyLabel, icon, iconAfter }}>{children}</Words>
      </Face>
      {isRefused && (
        <Reason id={reasonId} data-button-part="reason">
          {reason}
        </Reason>
      )}
    </Place>
  );
};
