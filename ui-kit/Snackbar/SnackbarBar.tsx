import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import {
  border,
  color,
  layer,
  leading,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  text,
  weight,
} from '#ui-kit/tokens/index.ts';
import type { SnackbarMessage, SnackbarQueue, SnackbarSeverity, SnackbarState } from './snackbarQueue.ts';

const appear = keyframes`from { opacity: 0; translate: 0 calc(-1 * var(--space-16)); }`;
const leave = keyframes`to { opacity: 0; translate: 0 calc(-1 * var(--space-16)); }`;

const Place = styled.div`
  position: fixed;
  inset: ${space[16]} 0 auto;
  z-index: ${layer.snackbar};
  display: grid;
  justify-items: center;
  width: 100%;
  max-width: none;
  margin: 0;
  padding: ${space[4]} ${space[16]};
  border: 0;
  overflow: visible;
  background: none;
  pointer-events: none;
  ${media.print} { display: none; }
`;

const Bar = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
  max-width: 100%;
  min-height: 3.25rem;
  padding: ${space[4]} ${space[16]};
  border-radius: ${radius[8]};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  box-shadow: ${shadow.menu};
  font-size: ${text[16]};
  line-height: 1.5;
  pointer-events: auto;
  animation: ${appear} ${motion.normal} ${motion.ease};
  &[data-severity='error'] { background: ${color.surfaceInverseError}; padding-right: ${space[4]}; }
  &[data-action='true'] { padding-right: ${space[4]}; }
  &[data-closing='true'] { animation: ${leave} ${motion.normal} ${motion.ease} forwards; }
  & > svg { color: ${color.textInverseMuted}; }
  &[data-severity='error'] > svg { color: ${color.textInverseError}; }
  ${media.forcedColors} { border: ${border.strong}; }
`;

const BarButton = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-width: ${size.target};
  min-height: ${size.target};
  padding: 0 ${space[12]};
  border: 0;
  border-radius: ${radius[6]};
  background: none;
  color: inherit;
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  white-space: nowrap;
  ${media.hover} { &:hover { text-decoration: underline; } }
`;

const icons: Record<SnackbarSeverity, IconShape> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

type ButtonsProps = { message: SnackbarMessage; onClose: () => void };

const Buttons = ({ message: { action, severity }, onClose }: ButtonsProps) => {
  const handleAction = () => {
    onClose();
    action?.onSelect();
  };
  return (
    <>
      {action !== undefined && (
        <BarButton type="button" onClick={handleAction}>
          {action.label}
        </BarButton>
      )}
      {severity === 'error' && (
        <BarButton type="button" aria-label={jaShell.snackbar.close} onClick={onClose}>
          <Icon of={X} />
        </BarButton>
      )}
    </>
  );
};

type SnackbarBarProps = { state: SnackbarState; queue: SnackbarQueue };

/** The visible message, above everything, a modal dialog included: a popover inside the topmost host. */
export const SnackbarBar = ({ state: { current, closing }, queue }: SnackbarBarProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = current !== null;
  useLayoutEffect(() => {
    // A dialog that closes with the message takes its host along; the bar then mounts anew in the next host.
    if (isShown && ref.current?.isConnected) ref.current.showPopover();
  }, [isShown]);
  // A message that goes away under the pointer never sees it leave.
  useEffect(() => queue.resume, [queue]);
  if (current === null) return null;

  return (
    <Place ref={ref} popover="manual" data-on-inverse>
      <Bar
        data-severity={current.severity}
        data-closing={closing}
        data-action={current.action !== undefined}
        onPointerEnter={queue.pause}
        onPointerLeave={queue.resume}
        onFocus={queue.pause}
        onBlur={queue.resume}
      >
        <Icon of={icons[current.severity]} />
        <span>{current.message}</span>
        <Buttons message={current} onClose={queue.close} />
      </Bar>
    </Place>
  );
};
