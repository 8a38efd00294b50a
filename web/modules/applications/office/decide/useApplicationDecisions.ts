import type { Answering } from '#web/parts/desk/check/useAnswering.ts';
import { readinessOf } from '#web/parts/desk/decide/readiness.ts';
import { usePress } from '#web/parts/desk/decide/usePress.ts';
import { useTakeDecision } from '#web/parts/desk/decide/useTakeDecision.ts';
import { returnItemsOf } from '#web/parts/desk/find/findings.ts';
import { useDueDay } from '#web/parts/desk/find/useDueDay.ts';
import type { FindingNotes } from '#web/parts/desk/find/useFindingNotes.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { ApplicationPile } from '../goOn/useApplicationQueue.ts';
import type { Application, Command } from '../see/useApplication.ts';
import type { SendCommand } from '../see/useApplicationChange.ts';
import { type ActionName, actionBarOf, type KnownAction } from './actions.ts';
import { afterPress, answeredItems, type DeskNow } from './afterPress.ts';

type Ports = {
  readonly application: Application;
  readonly pile: ApplicationPile;
  readonly notes: FindingNotes;
  readonly checklist: Pick<Answering, 'items' | 'hasUnsent' | 'settle'>;
  readonly send: SendCommand;
  readonly isNewest: () => boolean;
};

/** Sends a step, and brings the next application of the pile onto the desk when this one has left it. */
const useStep = ({ application, pile, notes, checklist: { settle }, send }: Ports) => {
  const { take, isBusy } = useTakeDecision({ pile, settle, onDone: notes.clear });
  const name = applicantNameOf(application);
  const step = (command: Command & { action: ActionName }): Promise<boolean> =>
    take({
      send: async () => (await send(command)).record !== null,
      message: t((w) => w.actions[command.action].done, { name }),
      staysHere: command.action === 'startCheck',
    });
  return { step, isBusy };
};

/** The steps at the foot of the desk: what is offered, pressed and asked, and how it is sent. */
export const useApplicationDecisions = (ports: Ports) => {
  const { application, notes, checklist } = ports;
  const offered = actionBarOf(application.availableActions);
  const due = useDueDay(application.usualReturnDueOn);
  const { step, isBusy: isSending } = useStep(ports);
  const now: DeskNow = {
    findings: notes.findings,
    items: checklist.items,
    returnItems: application.returnItems,
    isSaving: checklist.hasUnsent,
    hasDueDay: due.isDay,
  };
  const { asked, close, ...pressing } = usePress<KnownAction>({
    ...ports,
    forward: offered.forward,
    afterPress: (pressed) => afterPress(pressed, now),
    decide: ({ action }) => void step({ action }),
    isBusy: isSending,
  });
  const sendBack = (): Promise<boolean> =>
    step({ action: 'return', returnItems: returnItemsOf(notes.findings, true), returnDueOn: due.day });
  /** The answers will do, and the form check is passed. */
  const passWithAnswers = (): Promise<boolean> =>
    step({
      action: 'passFormCheck',
      closedReturnItemIds: answeredItems(application.returnItems).map(({ id }) => id),
    });
  return {
    ...pressing,
    offered,
    now,
    readiness: readinessOf(notes.findings, checklist.items),
    mayReturn: offered.back !== null,
    due,
    step,
    asking: { asked, close, sendBack, passWithAnswers },
  };
};

export type ApplicationDecisions = ReturnType<typeof useApplicationDecisions>;
