import { styled } from 'styled-components';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { MailKindLabel, MailStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices } from '#web/parts/list/conditions/choices.ts';
import { ofMyPage } from '#web/parts/list/conditions/links.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { MailStatusTag } from '#web/parts/status/letters/MailStatusTag.tsx';
import { DASH, formatDateTime, formatText } from '#web/parts/text/format.ts';
import { mailsText as t } from './mails.words.ts';

type Mail = components['schemas']['Mail'];

/** Why it did not arrive, or when it is tried again: what stands below the subject. */
const below = ({ problem, nextAttemptAt, attempts }: Mail): string | undefined => {
  if (problem !== null) return problem;
  return attempts === 0 || nextAttemptAt === null
    ? undefined
    : t((w) => w.retryAt, { at: formatDateTime(nextAttemptAt) });
};

const Subject = styled.b`
  word-break: auto-phrase;
`;

const COLUMNS: readonly GridColumn<Mail>[] = [
  {
    id: 'subject',
    header: t((w) => w.subject),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 25vw, 32rem)',
    cell: (mail) => <GridTwoLines first={<Subject>{mail.subject}</Subject>} second={below(mail)} />,
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <MailStatusTag status={status} />,
  },
  {
    id: 'to',
    header: t((w) => w.to),
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 15vw, 18rem)',
    cell: ({ to, toName }) => <GridTwoLines first={formatText(toName)} second={to} />,
  },
  {
    id: 'about',
    header: t((w) => w.about),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: 'clamp(7rem, 13vw, 16rem)',
    cell: ({ about, kind }) => (
      <GridTwoLines
        first={
          <ClipText>{about === null ? DASH : `${about.displayCode ?? ''} ${about.name}`.trim()}</ClipText>
        }
        second={MailKindLabel[kind]}
      />
    ),
  },
  {
    id: 'createdAt',
    header: t((w) => w.createdAt),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** What was sent, and what did not arrive. */
export const mailList = describeList('/api/admin/mail', {
  views: savedViewsOf('mails'),
  seenBy: typesThatMayCall('listMails'),
  savedBy: 'exportMails',
  words: listWordsOf(t, (w) => w.list),
  orders: ['createdAt'],
  firstOrder: '-createdAt',
  conditions: [
    choices({ id: 'status', name: t((w) => w.status), labels: MailStatusLabel }),
    choices({ id: 'kind', name: t((w) => w.kind), labels: MailKindLabel }),
    days({ name: t((w) => w.createdAt), from: 'createdFrom', to: 'createdTo' }),
    ofMyPage,
  ],
  columns: COLUMNS,
  rowLabel: ({ subject }) => subject,
});
