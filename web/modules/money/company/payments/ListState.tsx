import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDay } from '#web/parts/text/format.ts';
import type { PaymentList } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

const { Incomplete, Rejected } = DocumentCheckStatus;

type Words = { readonly title: string; readonly text: string; readonly act: string };

const wordsOf = ({ status, returnDueOn, openReturnItemCount: count }: PaymentList): Words | null => {
  const due = returnDueOn === null ? '' : formatDay(returnDueOn);
  if (status === Rejected && count > 0) {
    return {
      title: tpay((w) => w.handIn.returned, { count }),
      text: tpay((w) => w.handIn.returnedText, { due }),
      act: tpay((w) => w.handIn.answer),
    };
  }
  if (status === Rejected) {
    return {
      title: tpay((w) => w.handIn.answered),
      text: tpay((w) => w.handIn.answeredText, { due }),
      act: tpay((w) => w.handIn.again),
    };
  }
  if (status !== Incomplete) return null;
  return {
    title: tpay((w) => w.handIn.fresh),
    text: tpay((w) => w.handIn.freshText),
    act: tpay((w) => w.handIn.first),
  };
};

/** A member corrects its deals here; its representative hands the list in. */
const wordsForMember = ({ status, returnDueOn, openReturnItemCount: count }: PaymentList) => {
  const due = returnDueOn === null ? '' : formatDay(returnDueOn);
  if (status === Rejected && count > 0)
    return {
      title: tpay((w) => w.handIn.returned, { count }),
      text: tpay((w) => w.handIn.memberReturnedText, { due }),
    };
  const isOpen = status === null || status === Incomplete || status === Rejected;
  return isOpen ? { title: tpay((w) => w.handIn.member), text: tpay((w) => w.handIn.memberText) } : null;
};

const MemberListState = ({ list }: { list: PaymentList }) => {
  const words = wordsForMember(list);
  if (words === null || !list.canEdit) return null;
  const isReturned = list.openReturnItemCount > 0;
  return (
    <Notice tone={isReturned ? 'warning' : 'info'} title={words.title}>
      {words.text}
    </Notice>
  );
};

/** How the list stands with the office, and the way to hand it in; nothing while it is there. */
export const ListState = ({ list }: { list: PaymentList }) => {
  const projectId = useProjectId();
  const words = wordsOf(list);
  if (list.memberId !== null) return <MemberListState list={list} />;
  if (words === null || list.sectionId === null || !list.canEdit) return null;
  const isReturned = list.status === Rejected;
  return (
    <Notice
      tone={isReturned ? 'warning' : 'info'}
      title={words.title}
      actions={
        <ButtonLink as={Link} href={userPaths.section(projectId, list.sectionId)}>
          {words.act}
        </ButtonLink>
      }
    >
      {words.text}
    </Notice>
  );
};
