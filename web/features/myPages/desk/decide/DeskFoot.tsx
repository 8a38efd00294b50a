import { ChevronDown, CircleCheck, Landmark, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { KeyHints } from '../keys/KeyHints.tsx';
import type { Offered } from './decisions.ts';
import { backReason, forthReason, type Readiness } from './readiness.ts';
import type { DeskDecisions } from './useDecisions.ts';

const t = texts('reviewDesk', words);

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  & button { flex: 1 1 auto; padding-inline: ${space[12]}; white-space: nowrap; }
`;

const REASON_ID = 'desk-decision-reason';

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
  decisions: DeskDecisions;
  /** Whether the caller answers the checklist. */
  mayCheck: boolean;
  onKeys: () => void;
};

/** The two decisions, what stands in the way of them, what else is possible, and the keys. */
export const DeskFoot = ({ decisions, mayCheck, onKeys }: DeskFootProps) => {
  const { offered, mayReturn, isBusy, press } = decisions;
  const { back, forth, others } = offered;
  const isReadOnly = back === null && forth === null && others.length === 0;
  return (
    <>
      {(back !== null || forth !== null) && <DecisionPair decisions={decisions} />}
      {others.length > 0 && <Others {...{ others, isBusy }} onDecide={press} />}
      {isReadOnly && (
        <Text size={14} tone="muted">
          {t((w) => w.foot.readOnly)}
        </Text>
      )}
      <KeyHints {...{ mayCheck, mayReturn, onKeys }} decisions={offered} />
    </>
  );
};

/** Back and forth, and of their two reasons the one in the way of what the checker is about to do. */
const DecisionPair = ({ decisions }: { decisions: DeskDecisions }) => {
  const { offered, readiness, isBusy, press } = decisions;
  const { back, forth } = offered;
  const stops = {
    back: back === null ? null : backReason(back, readiness),
    forth: forth === null ? null : forthReason(forth, readiness),
  };
  const isBackPrimary = readiness.findings > 0 || forth === null;
  const reason = isBackPrimary ? (stops.back ?? stops.forth) : (stops.forth ?? null);
  return (
    <>
      <Pair>
        {back !== null && (
          <DecisionButton
            offered={back}
            label={backLabel(back, readiness)}
            reason={stops.back}
            isPrimary={isBackPrimary}
            isBusy={isBusy}
            onPress={() => press(back)}
          />
        )}
        {forth !== null && (
          <DecisionButton
            offered={forth}
            label={t((w) => w.actions[forth.action])}
            reason={stops.forth}
            isPrimary={!isBackPrimary}
            isBusy={isBusy}
            onPress={() => press(forth)}
          />
        )}
      </Pair>
      <StopReason reason={reason} />
    </>
  );
};

const StopReason = ({ reason }: { reason: string | null }) =>
  reason === null ? null : (
    <Text size={14} tone="muted" id={REASON_ID}>
      {reason}
    </Text>
  );

const backLabel = (back: Offered, { findings }: Readiness): string =>
  back.action === 'return' && findings > 0
    ? t((w) => w.foot.returnCount, { count: findings })
    : t((w) => w.actions[back.action]);

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
