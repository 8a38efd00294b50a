import { type DayUnit, DeadlineCard } from '#ui-kit/desk/Deadline/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { deadlineText as t } from './deadline.words.ts';
import { timeLeft } from './timeLeft.ts';
import { useServerNow } from './useServerNow.ts';
import { type DeadlineKind, pastOf, serverTime, spanOf } from './words.ts';

type Props = {
  readonly title: string;
  readonly what?: DeadlineKind;
  /** The instant itself still belongs to it. */
  readonly deadline: Date;
  /** The exact time in words, and for machines. */
  readonly at: string;
  readonly dateTime: string;
  readonly unit?: DayUnit;
};

/** Keeps the place of the days until the server's time is known. */
const UNKNOWN = '\u00A0';

/** The one deadline of a page, by the server's clock: days, on the day hours, in the last hour every second. */
export const ServerDeadlineCard = ({ what = 'close', deadline, at, ...card }: Props) => {
  const now = useServerNow(deadline);
  if (now === null) return <DeadlineCard {...card} at={at} daysLeft={0} tone="calm" left={UNKNOWN} />;
  const left = timeLeft(deadline, now);
  switch (left.phase) {
    case 'days':
      return <DeadlineCard {...card} at={at} daysLeft={left.days} />;
    case 'today':
      return (
        <DeadlineCard {...card} at={at} daysLeft={0} left={t((w) => w.card.left, { left: spanOf(left) })} />
      );
    case 'lastHour':
      return (
        <DeadlineCard
          {...card}
          at={
            <>
              {at}
              <br />
              <TextPart translate="no">{t((w) => w.card.serverTime, { now: serverTime(now) })}</TextPart>
            </>
          }
          daysLeft={0}
          tone="danger"
          left={t((w) => w.card.left, { left: spanOf(left) })}
        />
      );
    case 'past':
      return <DeadlineCard {...card} at={at} daysLeft={-1} left={pastOf(what)} />;
  }
};
