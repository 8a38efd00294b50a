import { type SnackbarMessage, useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useOnce } from '#web/parts/api/useOnce.ts';
import { useNavigate } from '#web/parts/router/shown.ts';

/** A place in a pile, as far as a decision moves it. */
export type DecidedPile = { readonly at: number | null; readonly nextHrefAfterLeaving: string | null };

type Ports = {
  readonly pile: DecidedPile;
  /** Saves the checklist. @returns whether it is saved */
  readonly settle: () => Promise<boolean>;
  readonly onDone: () => void;
};

export type Decision = {
  /** @returns whether it was done */
  readonly send: () => Promise<boolean>;
  readonly message: string;
  /** Offered beside the message once the next record lies on the desk. */
  readonly action?: SnackbarMessage['action'];
  /** The record stays in the pile, and on the desk. */
  readonly staysHere?: boolean;
};

/**
 * Takes a decision once, whatever is pressed meanwhile: first the checklist is saved, then the decision is sent,
 * then the next record of the pile comes onto the desk.
 */
export const useTakeDecision = ({ pile, settle, onDone }: Ports) => {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const { once, isBusy } = useOnce();

  /** @returns whether it was done */
  const take = async ({ send, message, action, staysHere = false }: Decision): Promise<boolean> => {
    const isTaken = await once(async () => {
      const nextHref = staysHere ? null : pile.nextHrefAfterLeaving;
      if (!(await settle()) || !(await send())) return false;
      onDone();
      const moves = pile.at !== null && nextHref !== null;
      show({ message, severity: 'success', ...(moves && action ? { action } : {}) });
      if (moves) void navigate(nextHref);
      return true;
    });
    return isTaken ?? false;
  };
  return { take, isBusy };
};
