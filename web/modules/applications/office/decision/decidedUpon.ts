import { formatYen } from '#web/parts/text/format.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { Application } from '../detail/useApplication.ts';

type DecidedUpon = { readonly term: string; readonly value: string };

/** What a decision is based on, in words; always the same terms in the same order. */
export const decidedUpon = ({
  averageScore,
  rank,
  scores,
  subsidyAmount,
  eligibleCost,
}: Application): readonly DecidedUpon[] => {
  const noScore = t((w) => w.decide.noScore);
  return [
    { term: t((w) => w.page.subsidyAmount), value: formatYen(subsidyAmount) },
    { term: t((w) => w.page.eligibleCost), value: formatYen(eligibleCost) },
    {
      term: t((w) => w.decide.scoreName),
      value:
        averageScore === null
          ? noScore
          : t((w) => w.decide.score, { score: averageScore.toFixed(2), count: scores.length }),
    },
    { term: t((w) => w.decide.rank), value: rank === null ? noScore : t((w) => w.list.rank, { rank }) },
  ];
};
