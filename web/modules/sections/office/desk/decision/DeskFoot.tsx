import { CircleCheck, Landmark, Undo2 } from 'lucide-react';
import { DecisionFoot, type FootDecision } from '#web/parts/desk/decision/DecisionFoot.tsx';
import type { Readiness } from '#web/parts/desk/decision/readiness.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import type { Offered } from './decisions.ts';
import { backReason, forthReason } from './readiness.ts';
import type { DeskDecisions } from './useDecisions.ts';

const icons = {
  return: Undo2,
  maffSendBack: Undo2,
  confirm: CircleCheck,
  forward: Landmark,
  maffApprove: CircleCheck,
};

const iconOf = (action: string) => Object.entries(icons).find(([name]) => name === action)?.[1];

const backLabel = (back: Offered, { findings }: Readiness): string =>
  back.action === 'return' && findings > 0
    ? t((w) => w.foot.returnCount, { count: findings })
    : t((w) => w.actions[back.action]);

type DeskFootProps = {
  decisions: DeskDecisions;
  /** Whether the caller answers the checklist. */
  mayCheck: boolean;
  onKeys: () => void;
};

/** The decisions about a document, at the foot of its desk. */
export const DeskFoot = ({ decisions, mayCheck, onKeys }: DeskFootProps) => {
  const { offered, readiness, mayReturn, isBusy, isWaiting, press } = decisions;
  const { back, forth, others } = offered;
  const waitingText = isWaiting ? t((w) => w.foot.saving) : null;
  const decisionOf = (entry: Offered, label: string, reason: string | null): FootDecision => ({
    key: entry.action,
    name: t((w) => w.actions[entry.action]),
    label,
    icon: iconOf(entry.action),
    reason,
    onPress: () => press(entry),
  });
  return (
    <DecisionFoot
      back={back === null ? null : decisionOf(back, backLabel(back, readiness), backReason(back, readiness))}
      forth={
        forth === null
          ? null
          : decisionOf(
              forth,
              t((w) => w.actions[forth.action]),
              waitingText ?? forthReason(forth, readiness),
            )
      }
      isBackPrimary={readiness.findings + readiness.unwritten > 0 || forth === null}
      others={others.map((entry) => ({
        key: entry.action,
        label: t((w) => w.actions[entry.action]),
        onPress: () => press(entry),
      }))}
      readOnlyText={t((w) => w.foot.readOnly)}
      {...{ isBusy, mayCheck, mayReturn, onKeys }}
    />
  );
};
