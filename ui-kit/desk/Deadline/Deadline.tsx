import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { TextPart } from '#ui-kit/Text/index.ts';
import { deadlineText } from '#ui-kit/text/ja.progress.ts';
import {
  color,
  leading,
  media,
  radius,
  size,
  space,
  text,
  tone as tones,
  weight,
} from '#ui-kit/tokens/index.ts';
import { type DeadlineTone, deadlineTone, nearDays } from './deadlineTone.ts';

/** Calls close in calendar days; everything else counts business days. */
export type DayUnit = 'businessDays' | 'calendarDays';

type DeadlineFacts = {
  /** Whole days left, 0 on the day itself and on no other, negative when past (rules' businessDaysLeft). */
  daysLeft: number;
  unit?: DayUnit;
  warnWithinDays?: number;
  /** The exact time in words: 2026/11/30（月）17:00. */
  at: ReactNode;
  /** The same for machines: ISO 8601. */
  dateTime: string;
};

export type DeadlineCardProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> &
  DeadlineFacts & {
    /** What the deadline is for: 再提出の期限まで. */
    title: ReactNode;
    /** In the place of the days, where they are too coarse: あと12分30秒. */
    left?: ReactNode;
    /** In the place of the tone that the days have. */
    tone?: DeadlineTone;
  };

export type DeadlineProps = Omit<ComponentPropsWithRef<'span'>, 'children'> &
  DeadlineFacts & {
    /** both: days and exact time under them. days, time: one of the two, when the other stands elsewhere in the row. */
    show?: 'both' | 'days' | 'time';
  };

type Look = { ground: string; words: string };

const looks: Record<DeadlineTone, Look> = {
  calm: { ground: color.surfaceSelected, words: color.textBrand },
  warning: { ground: tones.warning.surface, words: tones.warning.text },
  danger: { ground: tones.danger.surface, words: tones.danger.text },
};

const Frame = styled.div<{ $tone: DeadlineTone }>`
  display: grid;
  gap: ${space[2]};
  padding: ${space[12]} ${space[16]};
  border: ${size.hair} solid transparent;
  border-radius: ${radius[6]};
  background: ${({ $tone }) => looks[$tone].ground};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  ${media.print} { border-color: currentColor; }
`;

const TimeLeftText = styled.span<{ $tone: DeadlineTone }>`
  color: ${({ $tone }) => looks[$tone].words};
  font-size: ${text[24]};
  font-weight: ${weight.bold};
  font-feature-settings: 'palt';
  line-height: ${leading.tight};
  > b { margin: 0 0.125em; font-size: 2rem; font-variant-numeric: tabular-nums; }
`;

const Time = styled.time`
  font-variant-numeric: tabular-nums;
`;

const near = css`
  color: ${tones.warning.text};
  font-weight: ${weight.bold};
`;

const past = css`
  color: ${tones.danger.text};
  font-weight: ${weight.bold};
`;

const dayLooks: Record<DeadlineTone, ReturnType<typeof css>> = {
  calm: css`color: ${color.textMuted};`,
  warning: near,
  danger: past,
};

const Inline = styled.span<{ $tone: DeadlineTone }>`
  display: inline-grid;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  white-space: nowrap;
  > span { ${({ $tone }) => dayLooks[$tone]} }
`;

const daysInWords = (daysLeft: number, unit: DayUnit): string => {
  if (daysLeft < 0) return deadlineText.past;
  if (daysLeft === 0) return deadlineText.today;
  return deadlineText.left(daysLeft, deadlineText[unit]);
};

const BigDays = ({ daysLeft, unit }: { daysLeft: number; unit: DayUnit }) => {
  if (daysLeft <= 0) return <TextPart>{daysInWords(daysLeft, unit)}</TextPart>;
  return (
    <>
      <TextPart>{deadlineText.before}</TextPart>
      <b translate="no">{daysLeft}</b>
      <TextPart>{deadlineText[unit]}</TextPart>
    </>
  );
};

/**
 * The one deadline of a page: what for, how many days are left, exactly until when. On a phone it goes to the top.
 * Not in lists and grids (Deadline).
 */
export const DeadlineCard = ({
  title,
  daysLeft,
  unit = 'businessDays',
  warnWithinDays = nearDays,
  at,
  dateTime,
  left,
  tone = deadlineTone(daysLeft, warnWithinDays),
  ...divProps
}: DeadlineCardProps) => (
  <Frame data-tone={tone} {...divProps} $tone={tone}>
    <span>{title}</span>
    <TimeLeftText $tone={tone}>{left ?? <BigDays daysLeft={daysLeft} unit={unit} />}</TimeLeftText>
    <Time dateTime={dateTime}>{at}</Time>
  </Frame>
);

/** A deadline in a row or cell: the days left in their tone, the exact time under them. */
export const Deadline = ({
  daysLeft,
  unit = 'businessDays',
  warnWithinDays = nearDays,
  at,
  dateTime,
  show = 'both',
  ...spanProps
}: DeadlineProps) => {
  const tone = deadlineTone(daysLeft, warnWithinDays);
  return (
    <Inline data-tone={tone} {...spanProps} $tone={tone}>
      {show !== 'days' && <Time dateTime={dateTime}>{at}</Time>}
      {show !== 'time' && <span>{daysInWords(daysLeft, unit)}</span>}
    </Inline>
  );
};
