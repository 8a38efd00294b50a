import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { KeyHints } from '../shortcuts/KeyHints.tsx';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  & button { flex: 1 1 auto; padding-inline: ${space[12]}; white-space: nowrap; }
`;

const REASON_ID = 'desk-decision-reason';

/** Something that can be done with the record on the desk. */
export type FootAction = {
  readonly key: string;
  readonly label: string;
  readonly isDanger?: boolean;
  readonly onPress: () => void;
};

/** One of the two decisions; `reason` says why it is not possible now. */
export type FootDecision = FootAction & {
  /** As the keys' list calls it, where the button says more. */
  readonly name: string;
  readonly icon?: IconShape | undefined;
  readonly reason: string | null;
};

type DecisionFootProps = {
  /** Sends it back (R). */
  back: FootDecision | null;
  /** Takes it on (A). */
  forth: FootDecision | null;
  /** Which of the two the checker is about to do: it is filled, and its reason is shown. */
  isBackPrimary: boolean;
  /** What else is possible now. */
  others: readonly FootAction[];
  isBusy: boolean;
  /** Whether the caller answers the checklist, and writes findings. */
  mayCheck: boolean;
  mayReturn: boolean;
  readOnlyText: string;
  onKeys: () => void;
};

/** Both decisions, why they are not possible, further actions, and the keys. */
export const DecisionFoot = (props: DecisionFootProps) => {
  const { back, forth, others, isBusy, mayCheck, mayReturn, onKeys } = props;
  const isReadOnly = back === null && forth === null && others.length === 0;
  return (
    <>
      {(back !== null || forth !== null) && <DecisionPair {...props} />}
      {others.length > 0 && <Others {...{ others, isBusy }} />}
      {isReadOnly && (
        <Text size={14} tone="muted">
          {props.readOnlyText}
        </Text>
      )}
      <KeyHints {...{ mayCheck, mayReturn, onKeys }} back={back?.name ?? null} forth={forth?.name ?? null} />
    </>
  );
};

type PairProps = Pick<DecisionFootProps, 'back' | 'forth' | 'isBackPrimary' | 'isBusy'>;

/** Back and forth, and of their two reasons the one in the way of what the checker is about to do. */
const DecisionPair = ({ back, forth, isBackPrimary, isBusy }: PairProps) => {
  const stops = { back: back?.reason ?? null, forth: forth?.reason ?? null };
  const reason = isBackPrimary ? (stops.back ?? stops.forth) : stops.forth;
  return (
    <>
      <Pair>
        {back !== null && <DecisionButton decision={back} isPrimary={isBackPrimary} isBusy={isBusy} />}
        {forth !== null && <DecisionButton decision={forth} isPrimary={!isBackPrimary} isBusy={isBusy} />}
      </Pair>
      {reason !== null && (
        <Text size={14} tone="muted" id={REASON_ID}>
          {reason}
        </Text>
      )}
    </>
  );
};

type DecisionButtonProps = { decision: FootDecision; isPrimary: boolean; isBusy: boolean };

const DecisionButton = ({ decision, isPrimary, isBusy }: DecisionButtonProps) => {
  const { icon, reason, label, onPress } = decision;
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

type OthersProps = { others: readonly FootAction[]; isBusy: boolean };

/** One further action is a button of its own; several, and what cannot be undone, are in a menu. */
const Others = ({ others, isBusy }: OthersProps) => {
  const [only] = others;
  if (only !== undefined && others.length === 1 && only.isDanger !== true) {
    return (
      <Row>
        <Button disabled={isBusy} onClick={only.onPress}>
          {only.label}
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <Menu
        label={t((w) => w.foot.more)}
        placement="top-start"
        items={others.map(({ key, label, isDanger = false, onPress }) => ({
          id: key,
          label,
          isDanger,
          onSelect: onPress,
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
