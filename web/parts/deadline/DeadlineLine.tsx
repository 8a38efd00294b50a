import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, leading, space, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { type TimeLeft, timeLeft } from './timeLeft.ts';
import { useServerNow } from './useServerNow.ts';
import { type DeadlineKind, lineOf } from './words.ts';

type Look = 'calm' | 'warning' | 'danger';

const LOOKS: Record<TimeLeft['phase'], Look> = {
  days: 'calm',
  today: 'warning',
  lastHour: 'danger',
  past: 'danger',
};

const colors: Record<Look, string> = {
  calm: color.textMuted,
  warning: tone.warning.text,
  danger: tone.danger.text,
};

const Line = styled.p<{ $look: Look }>`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${({ $look }) => colors[$look]};
  font-size: ${text[14]};
  font-weight: ${({ $look }) => ($look === 'calm' ? 'inherit' : weight.bold)};
  line-height: ${leading[14]};
  font-variant-numeric: tabular-nums;
  word-break: auto-phrase;
`;

export type DeadlineLineProps = {
  readonly what?: DeadlineKind;
  /** The instant itself still belongs to it. */
  readonly deadline: Date;
};

/**
 * How much time is left, by the server's clock, in one quiet line: days, then hours, in the last hour every second and
 * what time it is. Nothing is said aloud (DeadlineAnnouncer). Where the deadline is the thing of the page: ServerDeadlineCard.
 */
export const DeadlineLine = ({ what = 'close', deadline }: DeadlineLineProps) => {
  const now = useServerNow(deadline);
  const left = now === null ? null : timeLeft(deadline, now);
  const look = left === null ? 'calm' : LOOKS[left.phase];
  return (
    <Line $look={look} data-look={look}>
      <Icon of={Clock} size={16} />
      <span>{lineOf(what, deadline, now, left)}</span>
    </Line>
  );
};
