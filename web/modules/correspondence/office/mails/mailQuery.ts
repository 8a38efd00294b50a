import { MailKindLabel, MailStatusLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  dayIn,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  ownersIn,
  PAGE_SIZE,
  whatIsSaid,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of mails, by the names of the contract. */
export const MAIL_LIST = {
  filters: ['status', 'kind'],
  others: ['createdFrom', 'createdTo', 'mypage_id'],
  sorts: ['createdAt', '-createdAt'],
  defaultSort: '-createdAt',
} as const satisfies ListShape<string>;

type MailListState = ListState<(typeof MAIL_LIST.sorts)[number]>;

/** The conditions alone: what a mail must be to be listed, and to be sent again with the others. */
export const mailConditions = (list: MailListState) => ({
  ...(list.q === '' ? {} : { q: list.q }),
  status: membersOf(list.values, 'status', valuesOf(MailStatusLabel)),
  kind: membersOf(list.values, 'kind', valuesOf(MailKindLabel)),
  ...whatIsSaid({
    createdFrom: dayIn(list.others, 'createdFrom'),
    createdTo: dayIn(list.others, 'createdTo'),
    mypage_id: ownersIn(list).mypage_id,
  }),
});

/** What is asked of the contract for the mails that an address lists. */
export const mailQuery = (list: MailListState) => ({
  ...listQuery(list, PAGE_SIZE),
  ...mailConditions(list),
});
