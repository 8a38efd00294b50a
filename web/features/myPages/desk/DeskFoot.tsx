import { ChevronDown, CircleCheck, Landmark, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, media, space, text } from '#ui-kit/tokens/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { Decisions, Offered } from './decisions.ts';

const t = texts('reviewDesk', words);

const Pair = styled.div`
  display: flex;
  gap: ${space[12]};
  & > * { flex: 1 1 auto; }
  & button { width: 100%; padding-inline: ${space[12]}; white-space: nowrap; }
`;

const Keys = styled.p`
  display: none;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  color: ${color.textMuted};
  font-size: ${text[12]};
  ${media.lg} { display: flex; }
  & > span { display: inline-flex; align-items: center; gap: ${space[4]}; }
`;

const REASON_ID = 'desk-decision-reason';

export type Readiness = {
  /** Number of findings on the desk. */
  readonly findings: number;
  /** Of them without words. */
  readonly blank: number;
};

/** Why the document can not be settled now: the findings on the desk come before what the server says. */
export const forthReason = (forth: Offered, { findings }: Readiness): string | null => {
  if (findings > 0 && forth.action !== 'maffApprove') {
    return forth.action === 'forward' ? t((w) => w.foot.findingsLeftForward) : t((w) => w.foot.findingsLeft);
  }
  return forth.allowed ? null : (forth.reason ?? t((w) => w.foot.readOnly));
};

/** Why the document can not be sent back now. */
export const backReason = (back: Offered, { findings, blank }: Readiness): string | null => {
  if (!back.allowed) return back.reason ?? t((w) => w.foot.readOnly);
  if (back.action === 'maffSendBack') return null;
  if (findings === 0) return t((w) => w.foot.noFindings);
  return blank > 0 ? t((w) => w.foot.incomplete, { count: blank }) : null;
};

const icons = {
  return: Undo2,
  maffSendBack: Undo2,
  confirm: CircleCheck,
  forward: Landmark,
  maffApprove: CircleCheck,
};

const iconOf = (action: string) => Object.entries(icons).find(([name]) => name === action)?.[1];

type DecisionButtonProps = {
  offered: Offered;
  label: string;
  reason: string | null;
  isPrimary: boolean;
  isBusy: boolean;
  onPress: () => void;
};

const DecisionButton = ({ offered, label, reason, isPrimary, isBusy, onPress }: DecisionButtonProps) => {
  const icon = iconOf(offered.action);
  return (
    <Button
      variant={isPrimary ? 'primary' : 'plain'}
      {...(icon === undefined ? {} : { icon })}
      isBusy={isBusy && isPrimary}
      disabled={isBusy && !isPrimary}
      aria-disabled={reason !== null || undefined}
      aria-describedby={reason === null ? undefined : REASON_ID}
      onClick={onPress}
    >
      {label}
    </Button>
  );
};

type DeskFootProps = {
  decisions: Decisions;
  readiness: Readiness;
  isBusy: boolean;
  onDecide: (offered: Offered) => void;
};

/** The two decisions, what stands in the way of them, what else is possible, and the keys. */
export const DeskFoot = ({
  decisions: { back, forth, others },
  readiness,
  isBusy,
  onDecide,
}: DeskFootProps) => {
  const hasFindings = readiness.findings > 0;
  const stops = {
    back: back === null ? null : backReason(back, readiness),
    forth: forth === null ? null : forthReason(forth, readiness),
  };
  const isBackPrimary = hasFindings || forth === null;
  // Of the two reasons the one that stands in the way of what the checker is about to do.
  const reason = isBackPrimary ? (stops.back ?? stops.forth) : (stops.forth ?? null);
  const isReadOnly = back === null && forth === null && others.length === 0;
  return (
    <>
      {(back !== null || forth !== null) && (
        <Pair>
          {back !== null && (
            <DecisionButton
              offered={back}
              label={
                back.action === 'return' && hasFindings
                  ? t((w) => w.foot.returnCount, { count: readiness.findings })
                  : t((w) => w.actions[back.action])
              }
              reason={stops.back}
              isPrimary={isBackPrimary}
              isBusy={isBusy}
              onPress={() => onDecide(back)}
            />
          )}
          {forth !== null && (
            <DecisionButton
              offered={forth}
              label={t((w) => w.actions[forth.action])}
              reason={stops.forth}
              isPrimary={!isBackPrimary}
              isBusy={isBusy}
              onPress={() => onDecide(forth)}
            />
          )}
        </Pair>
      )}
      {reason !== null && (
        <Text size={14} tone="muted" id={REASON_ID}>
          {reason}
        </Text>
      )}
      {others.length > 0 && <Others {...{ others, isBusy, onDecide }} />}
      {isReadOnly && (
        <Text size={14} tone="muted">
          {t((w) => w.foot.readOnly)}
        </Text>
      )}
      <KeyHints hasDecisions={back !== null || forth !== null} />
    </>
  );
};

type OthersProps = { others: readonly Offered[]; isBusy: boolean; onDecide: (offered: Offered) => void };

/** One further action is a button of its own; several share a menu. */
const Others = ({ others, isBusy, onDecide }: OthersProps) => {
  const [only] = others;
  if (only !== undefined && others.length === 1) {
    return (
      <Row>
        <Button disabled={isBusy} onClick={() => onDecide(only)}>
          {t((w) => w.actions[only.action])}
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <Menu
        label={t((w) => w.foot.more)}
        placement="top-start"
        items={others.map((offered) => ({
          id: offered.action,
          label: t((w) => w.actions[offered.action]),
          onSelect: () => onDecide(offered),
        }))}
        trigger={(props) => (
          <Button {...props} iconAfter={ChevronDown} disabled={isBusy}>
            {t((w) => w.foot.more)}
          </Button>
        )}
      />
    </Row>
  );
};

const KeyHints = ({ hasDecisions }: { hasDecisions: boolean }) => {
  if (!useHasShortcuts()) return null;
  return (
    <Keys aria-hidden>
      <span>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        {t((w) => w.foot.keys.move)}
      </span>
      {hasDecisions && (
        <>
          <span>
            <Kbd>1</Kbd>
            {t((w) => w.foot.keys.ok)}
          </span>
          <span>
            <Kbd>2</Kbd>
            {t((w) => w.foot.keys.finding)}
          </span>
          <span>
            <Kbd>R</Kbd>
            {t((w) => w.foot.keys.return)}
          </span>
          <span>
            <Kbd>A</Kbd>
            {t((w) => w.foot.keys.confirm)}
          </span>
        </>
      )}
      <span>
        <Kbd>?</Kbd>
        {t((w) => w.foot.keys.list)}
      </span>
    </Keys>
  );
};
