import { styled } from 'styled-components';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { color, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { dealMembersText as memberText } from '#web/modules/money/shared/payments/dealMembers.words.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { documentCell } from '#web/parts/status/documentCell.ts';
import { expenseCategoryName } from '#web/parts/text/expenseCategories.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { DealPhotos } from './DealPhotos.tsx';
import type { PaymentItem, PaymentList, PaymentVoucher } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

const Name = styled.span`
  display: block;
  font-weight: ${weight.bold};
  line-height: ${leading[20]};
  overflow-wrap: anywhere;
`;

/** What was bought, of whom, and by which member. */
export const Deal = ({ item, list }: { item: PaymentItem; list: PaymentList['expenseCategoryList'] }) => (
  <>
    <Name>
      {item.number} {item.description}
    </Name>
    <Text as="span" size={14}>
      {item.payee}
    </Text>
    <Text size={14} tone="muted">
      {expenseCategoryName(list, item.expenseCategory)}
    </Text>
    {item.member !== null && (
      <Text size={14} tone="muted">
        {memberText((w) => w.of, { name: item.member.name })}
      </Text>
    )}
  </>
);

/* On a phone the amounts stand in one line, the greater first. */
const Figures = styled.div`
  font-variant-numeric: tabular-nums;
  ${media.belowLg} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[12]};
  }
  ${media.lg} { [data-cell-column] { display: none; } }
`;

/** What counts, what was paid, and where they differ what is accepted. */
export const Amounts = ({ item }: { item: PaymentItem }) => (
  <Figures>
    <Text as="span" size={14} tone="muted" data-cell-column>
      {tpay((w) => w.deals.amount)}
    </Text>
    <Text as="span" size={18} isBold isFigure>
      {formatYen(item.eligibleAmount)}
    </Text>
    <Text size={14} tone="muted" isFigure>
      {tpay((w) => w.deals.paid, { amount: formatYen(item.amountTaxIncluded) })}
    </Text>
    {item.excludedAmount > 0 && (
      <Text size={14} isFigure>
        {tpay((w) => w.deals.accepted, { amount: formatYen(item.acceptedAmount) })}
      </Text>
    )}
  </Figures>
);

const Papers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, 30%), 1fr));
  gap: 0 ${space[12]};
  > li { display: flex; flex-wrap: wrap; align-content: start; align-items: center; gap: 0 ${space[8]}; min-width: 0; padding: ${space[4]} 0; }
  a { color: ${color.text}; font-size: ${text[14]}; line-height: ${leading[18]}; overflow-wrap: anywhere; }
  ${media.coarse} { a { display: inline-flex; align-items: center; min-height: ${size.target}; } }
`;

const { Confirmed, Incomplete } = DocumentCheckStatus;

/** Its name leads to the page where its file is handed in; the tag says the state in a short word. */
const Voucher = ({ voucher, projectId }: { voucher: PaymentVoucher; projectId: number }) => (
  <li>
    <Link href={userPaths.section(projectId, voucher.sectionId)}>{sectionName(voucher)}</Link>
    <DocumentCheckStatusTag
      status={voucher.status}
      isQuiet={voucher.status === Confirmed || voucher.status === Incomplete}
    >
      {documentCell(voucher.status).word}
    </DocumentCheckStatusTag>
  </li>
);

/** The papers of the deal, with the photos of what it bought. */
export const Vouchers = ({ item }: { item: PaymentItem }) => {
  const { vouchers } = item;
  const projectId = useProjectId();
  if (vouchers.length === 0) {
    return (
      <Text size={14} tone="muted">
        {tpay((w) => w.deals.noVouchers)}
      </Text>
    );
  }
  return (
    <>
      <Papers>
        {vouchers.map((voucher) => (
          <Voucher key={voucher.sectionId} voucher={voucher} projectId={projectId} />
        ))}
      </Papers>
      <DealPhotos item={item} />
    </>
  );
};

/** The way to its form. */
export const Edit = ({ item: { id, number, description } }: { item: PaymentItem }) => {
  const projectId = useProjectId();
  return (
    <ButtonLink
      as={Link}
      size="small"
      href={userPaths.payment(projectId, id)}
      aria-label={tpay((w) => w.deals.editOf, { name: `${number} ${description}` })}
    >
      {tpay((w) => w.deals.edit)}
    </ButtonLink>
  );
};
