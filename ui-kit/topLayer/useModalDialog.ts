import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { addModalHost } from './modalHosts.ts';

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

type ModalDialogOptions = {
  isOpen: boolean;
  /** Esc, the back gesture of a phone, or the browser itself asked to close. */
  onRequestClose: () => void;
};

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Hands every wish to close it on, in the place of the browser's own closing. */
const useCloseRequests = (ref: DialogRef, { isOpen, onRequestClose }: ModalDialogOptions) => {
  const requestClose = useRef(onRequestClose);
  useEffect(() => {
    requestClose.current = onRequestClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    // A cancelled Esc never reaches the browser's own closing, which cannot be refused the second time.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      requestClose.current();
    };
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      requestClose.current();
    };
    dialog.addEventListener('keydown', handleKeyDown);
    dialog.addEventListener('cancel', handleCancel);
    return () => {
      dialog.removeEventListener('keydown', handleKeyDown);
      dialog.removeEventListener('cancel', handleCancel);
    };
  }, [isOpen, ref]);
};

/**
 * Drives a native <dialog> as a modal: the browser gives the focus trap, the inert page and the top layer;
 * this adds the controlled state, the return of focus and the registration as a host for messages.
 */
export const useModalDialog = (ref: DialogRef, options: ModalDialogOptions) => {
  const { isOpen } = options;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    const opener = focusedElement();
    if (!dialog.open) dialog.showModal();
    const removeHost = addModalHost(dialog);
    return () => {
      removeHost();
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, [isOpen, ref]);
  useCloseRequests(ref, options);
};
