import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * Browsers drop the focus of a button that becomes disabled. A button that was pressed and is busy gets it back
 * when it can be pressed again, unless the focus has gone elsewhere meanwhile.
 */
export const useFocusKept = (
  isBusy: boolean,
  outerRef: Ref<HTMLButtonElement> | undefined,
): Ref<HTMLButtonElement> => {
  const innerRef = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    outerRef,
    () => innerRef.current,
    [],
  );

  useLayoutEffect(() => {
    const button = innerRef.current;
    if (!isBusy || !button) return;
    hadFocus.current = document.activeElement === button;
    return () => {
      if (hadFocus.current) requestAnimationFrame(() => focusAgain(button));
    };
  }, [isBusy]);

  return innerRef;
};

const focusAgain = (button: HTMLButtonElement) => {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree && button.isConnected) button.focus();
};
