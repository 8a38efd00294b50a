import { sumYen } from '../money.ts';
import { type Answers, rowsOf } from './answers.ts';
import { yenOf } from './figures.ts';

/** The list of every form that says where the applicant's own share comes from. */
export const FUNDING_LIST = 'fundingSources';

/** The amounts of the sources in whole yen; what is not a figure yet counts as 0. */
export const fundingYen = (answers: Answers): readonly number[] =>
  rowsOf(answers, FUNDING_LIST).map(({ amount }) => yenOf(amount));

/** What the sources still lack of the own share, in yen; negative when they are too much. */
export const fundingShortfall = (selfFundedYen: number, answers: Answers): number =>
  selfFundedYen - sumYen(fundingYen(answers));
