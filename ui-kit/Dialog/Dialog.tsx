import { X } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import {
  border,
  color,
  focus,
  leading,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  text,
} from '#ui-kit/tokens/index.ts';
import { ScrollLock, useModalDialog } from '#ui-kit/topLayer/index.ts';

const Frame = styled.dialog`
  width: min(calc(100vw - ${space[32]}), ${size.dialogWidth});
  max-width: none;
  max-height: calc(100dvh - ${space[32]});
  padding: 0;
  border: 0;
  overflow: visible;
  border-radius: ${radius[12]};
  background: ${color.surface};
  color: ${color.text};
  /* It may be opened from the last cell of a row. */
  text-align: start;
  white-space: normal;
  box-shadow: ${shadow.dialog};
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: ${color.scrim}; }
  opacity: 1;
  transition: opacity ${motion.normal} ${motion.ease}, transform ${motion.normal} ${motion.ease};
  @starting-style { opacity: 0; transform: translateY(${space[8]}); }
  /* It takes the focus itself only while nothing in it can be pressed. */
  &:focus-visible { outline: none; }
  ${media.forcedColors} { border: ${size.hair} solid; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[16]} ${space[12]} ${space[8]} ${space[24]};
`;

const Title = styled.h2`
  padding-block: ${space[8]};
  font-size: ${text[20]};
  line-height: ${leading[20]};
`;

const Body = styled.div`
  display: grid;
  gap: ${space[24]};
  min-height: 0;
  overflow-y: auto;
  padding: ${space[8]} ${space[24]} ${space[24]};
  overscroll-behavior: contain;
  /* A browser brings only the caret of a long field into sight: the field is seen, not its first line above the foot. */
  scroll-padding-block: ${space[64]};
  &:focus-visible { outline-offset: calc(-1 * ${focus.width}); }
`;

const Foot = styled.div<{ $isDanger: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: ${space[16]} ${space[24]};
  border-top: ${border.normal};
  ${media.belowSm} {
    flex-direction: ${({ $isDanger }) => ($isDanger ? 'column' : 'column-reverse')};
    & button, & a { width: 100%; }
  }
`;

export type DialogProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'title' | 'onClose'> & {
  isOpen: boolean;
  /** A question, or the name of the form. */
  title: ReactNode;
  /** Esc, the cross and the way back. Not called while busy. */
  onClose: () => void;
  /** While true the dialog can not be closed. */
  isBusy?: boolean;
  /** A cross in the head; for forms, where no button may be meant. */
  hasCloseButton?: boolean;
  /** What it does can not be brought back: on a phone the way back stands first. */
  isDanger?: boolean;
  /** At most two buttons: the way back first, the verb of the title last. */
  actions?: ReactNode;
};

/**
 * A modal question or short form, 480 px wide, drawn by the browser's own <dialog>: the page behind is inert,
 * Esc closes, the focus returns to what opened it. No dialog for what can be undone: act, and offer the way
 * back in a snackbar. A press on the scrim does not close, so nothing typed is lost.
 */
export const Dialog = ({ isOpen, ...props }: DialogProps) => (isOpen ? <OpenDialog {...props} /> : null);

const controls = 'input, select, textarea, button, a[href], [tabindex="0"]';

/**
 * A form begins in its first field, not at the cross of its head; a text that scrolls takes the focus itself,
 * so that keys can move it.
 */
const useBodyFocus = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = ref.current;
    if (body === null) return;
    const first = body.querySelector(controls);
    if (first === null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    const target = first ?? body;
    if (target instanceof HTMLElement && target.tabIndex >= 0) target.focus();
  }, []);
  return ref;
};

const OpenDialog = ({
  title,
  onClose,
  isBusy = false,
  hasCloseButton = false,
  isDanger = false,
  actions,
  children,
  ...native
}: Omit<DialogProps, 'isOpen'>) => {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const handleRequestClose = () => {
    if (!isBusy) onClose();
  };
  useModalDialog(ref, { isOpen: true, onRequestClose: handleRequestClose });
  const bodyRef = useBodyFocus();
  return (
    <Frame aria-labelledby={titleId} aria-busy={isBusy} {...native} ref={ref}>
      <ScrollLock />
      <Head>
        <Title id={titleId}>{title}</Title>
        {hasCloseButton && (
          <IconButton icon={X} name={jaShell.dialog.close} disabled={isBusy} onClick={handleRequestClose} />
        )}
      </Head>
      <Body ref={bodyRef}>{children}</Body>
      {actions !== undefined && <Foot $isDanger={isDanger}>{actions}</Foot>}
    </Frame>
  );
};
