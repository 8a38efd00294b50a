/** How a message is meant; decides colour, icon and whether a screen reader is interrupted (spec 2). */
export type SnackbarSeverity = 'success' | 'info' | 'warning' | 'error';

export type SnackbarAction = { label: string; onSelect: () => void };

export type SnackbarMessage = {
  message: string;
  severity: SnackbarSeverity;
  action?: SnackbarAction | undefined;
};

/** The state that spec 3 names. `closing` means that the close animation of `current` is under way. */
export type SnackbarState = {
  current: SnackbarMessage | null;
  next: SnackbarMessage | null;
  closing: boolean;
};

export const emptySnackbarState: SnackbarState = { current: null, next: null, closing: false };

/** Spec 4: displays at once if none is shown; otherwise one message waits and the current one closes. */
export const show = (state: SnackbarState, message: SnackbarMessage): SnackbarState =>
  state.current === null
    ? { current: message, next: null, closing: false }
    : { current: state.current, next: message, closing: true };

/** Starts the close animation of the current message. */
export const close = (state: SnackbarState): SnackbarState =>
  state.current === null || state.closing ? state : { ...state, closing: true };

/** The close animation is over: the waiting message, if any, shows. */
export const finishClosing = (state: SnackbarState): SnackbarState =>
  state.closing ? { current: state.next, next: null, closing: false } : state;

export type SnackbarQueueOptions = {
  /** Milliseconds until a message closes (spec 9: 2750). */
  hideAfterMs: number;
  /** Milliseconds of the close animation. */
  closeAfterMs: number;
};

export type SnackbarQueue = {
  getState: () => SnackbarState;
  subscribe: (listener: () => void) => () => void;
  show: (message: SnackbarMessage) => void;
  close: () => void;
  /** Stops the auto-hide clock while the pointer or the focus is on the message (WCAG 2.2.1). */
  pause: () => void;
  /** Starts the auto-hide clock from the beginning. */
  resume: () => void;
  dispose: () => void;
};

/**
 * Adds time to the pure transitions above: one timer, which either hides the current message
 * or ends its close animation.
 */
export const createSnackbarQueue = ({ hideAfterMs, closeAfterMs }: SnackbarQueueOptions): SnackbarQueue => {
  let state = emptySnackbarState;
  let paused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const schedule = () => {
    clearTimeout(timer);
    if (state.current === null) return;
    if (state.closing) timer = setTimeout(() => update(finishClosing(state)), closeAfterMs);
    else if (!paused) timer = setTimeout(() => update(close(state)), hideAfterMs);
  };
  const update = (following: SnackbarState) => {
    if (following === state) return;
    // A later message must not lengthen a close animation that has begun.
    const keepsTimer = state.closing && following.closing;
    if (following.current !== state.current) paused = false;
    state = following;
    if (!keepsTimer) schedule();
    for (const listener of listeners) listener();
  };
  const setPaused = (value: boolean) => {
    paused = value;
    if (!state.closing) schedule();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (message) => update(show(state, message)),
    close: () => update(close(state)),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    dispose: () => clearTimeout(timer),
  };
};
