import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { words } from '#web/parts/desk/reviewDesk.words.ts';
import type { AvailableAction, Section } from '../../sectionTypes.ts';

/** An action of the document check that the desk has a button for. */
export type DeskAction = keyof typeof words.actions;

export type Offered = Omit<AvailableAction, 'action'> & { readonly action: DeskAction };

const isDeskAction = (action: string): action is DeskAction => Object.hasOwn(words.actions, action);

export type Decisions = {
  /** Sends it back: to the business, or from the ministry to the desk. */
  readonly back: Offered | null;
  /** Settles it, or sends it on to the ministry. */
  readonly forth: Offered | null;
  /** What else is possible now. */
  readonly others: readonly Offered[];
};

type Deciding = Pick<Section, 'status' | 'needsMaffCheck' | 'availableActions'>;

const forthOf = ({ status, needsMaffCheck }: Deciding): DeskAction =>
  status === DocumentCheckStatus.MAFFConfirming ? 'maffApprove' : needsMaffCheck ? 'forward' : 'confirm';

/**
 * Divides what the server offers into the two decisions of the foot and the rest. The two stay, disabled with
 * their reason, while they are not possible; of the rest only what is possible is shown.
 */
export const decisionsOf = (section: Deciding): Decisions => {
  const offered = section.availableActions.flatMap((entry): Offered[] =>
    isDeskAction(entry.action) ? [{ ...entry, action: entry.action }] : [],
  );
  const find = (action: DeskAction): Offered | null =>
    offered.find((entry) => entry.action === action) ?? null;
  const isMinistry = section.status === DocumentCheckStatus.MAFFConfirming;
  const back = find(isMinistry ? 'maffSendBack' : 'return');
  const forth = find(forthOf(section));
  const paired = [back?.action, forth?.action, 'confirm', 'forward', 'maffApprove'];
  return {
    back,
    forth,
    others: offered.filter(({ action, allowed }) => allowed && !paired.includes(action)),
  };
};

/** Whether the caller may send the document back to the business now, and so write findings. */
export const mayReturn = ({ back }: Pick<Decisions, 'back'>): boolean =>
  back?.action === 'return' && back.allowed;
