import { BadgeCheck, CircleCheck, Play, Undo2 } from 'lucide-react';
import { DecisionFoot, type FootDecision } from '#web/parts/desk/decision/DecisionFoot.tsx';
import { notReadyReason } from '#web/parts/desk/decision/readiness.ts';
import { reviewDeskText as deskText } from '#web/parts/desk/reviewDesk.words.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { ActionName, KnownAction } from '../decision/actions.ts';
import { forwardReason } from '../decision/afterPress.ts';
import type { ApplicationDeskParts } from './useApplicationDesk.ts';

const icons = { startCheck: Play, passFormCheck: CircleCheck, adopt: BadgeCheck, return: Undo2 };

const iconOf = (action: ActionName) => Object.entries(icons).find(([name]) => name === action)?.[1];

/** The steps about an application, at the foot of its desk. */
export const ApplicationFoot = ({ desk }: { desk: ApplicationDeskParts }) => {
  const { offered, now, readiness, mayReturn, isBusy, isWaiting, press } = desk.decisions;
  const { back, forward, others } = offered;
  const { findings, unwritten } = readiness;
  const nameOf = (entry: KnownAction): string => t((w) => w.actions[entry.action].label);
  const decisionOf = (entry: KnownAction, reason: string | null, label = nameOf(entry)): FootDecision => ({
    key: entry.action,
    name: nameOf(entry),
    label,
    icon: iconOf(entry.action),
    reason,
    onPress: () => press(entry),
  });
  const returnLabel =
    findings > 0
      ? deskText((w) => w.foot.returnCount, { count: findings })
      : deskText((w) => w.actions.return);
  const waiting = isWaiting ? deskText((w) => w.foot.saving) : null;
  return (
    <DecisionFoot
      back={back === null ? null : decisionOf(back, notReadyReason(readiness), returnLabel)}
      forth={forward === null ? null : decisionOf(forward, waiting ?? forwardReason(forward, now))}
      isBackPrimary={mayReturn && (findings + unwritten > 0 || forward === null)}
      others={others.map((entry) => ({
        key: entry.action,
        label: nameOf(entry),
        isDanger: entry.action === 'withdraw',
        onPress: () => press(entry),
      }))}
      mayCheck={desk.checklist.mayCheck}
      readOnlyText={t((w) => w.foot.readOnly)}
      onKeys={() => desk.keys.setShowsKeys(true)}
      {...{ isBusy, mayReturn }}
    />
  );
};
