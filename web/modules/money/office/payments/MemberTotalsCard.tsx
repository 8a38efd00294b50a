import { Card } from '#ui-kit/Card/index.ts';
import { memberName, REPRESENTATIVE } from '#web/modules/money/shared/payments/dealMembers.ts';
import { dealMembersText as memberText } from '#web/modules/money/shared/payments/dealMembers.words.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { type FigureColumn, FigureTable } from '../amounts/FigureTable.tsx';
import { Opener } from './Opener.tsx';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentList } from './paymentTypes.ts';

type Totals = PaymentList['memberTotals'];
type Total = Totals[number];
type Columns = readonly [FigureColumn<Total>, ...FigureColumn<Total>[]];

type MemberTotalsCardProps = {
  totals: Totals;
  /** Shows the deals of a member, or of the representative. */
  onOpen: (memberId: number) => void;
};

const nameOf = ({ member }: Total): string => memberName(member);

const COUNT = memberText((w) => w.count);
const PAID = t((w) => w.payments.paid);
const EXCLUDED = t((w) => w.payments.excluded);
const ACCEPTED = t((w) => w.payments.accepted);

type Figure = 'count' | 'paidAmount' | 'excludedAmount' | 'acceptedAmount';

const figureColumn = (totals: Totals, id: string, label: string, figure: Figure): FigureColumn<Total> => ({
  id,
  label,
  cell: (total) => formatInteger(total[figure]),
  sum: formatInteger(totals.reduce((sum, total) => sum + total[figure], 0)),
});

const columnsOf = ({ totals, onOpen }: MemberTotalsCardProps): Columns => [
  {
    id: 'member',
    label: memberText((w) => w.member),
    cell: (total) =>
      total.count === 0 ? (
        nameOf(total)
      ) : (
        <Opener
          type="button"
          aria-label={memberText((w) => w.open, { name: nameOf(total) })}
          onClick={() => onOpen(total.member?.id ?? REPRESENTATIVE)}
        >
          {nameOf(total)}
        </Opener>
      ),
  },
  figureColumn(totals, 'count', COUNT, 'count'),
  figureColumn(totals, 'paid', PAID, 'paidAmount'),
  figureColumn(totals, 'excluded', EXCLUDED, 'excludedAmount'),
  figureColumn(totals, 'accepted', ACCEPTED, 'acceptedAmount'),
];

/** What the representative and each member have paid. Nothing where one business does it all. */
export const MemberTotalsCard = (props: MemberTotalsCardProps) =>
  props.totals.length === 0 ? null : (
    <Card title={memberText((w) => w.totals)}>
      <FigureTable
        label={memberText((w) => w.totals)}
        columns={columnsOf(props)}
        rows={props.totals}
        rowId={({ member }) => member?.id ?? REPRESENTATIVE}
        sumLabel={t((w) => w.payments.sum)}
      />
    </Card>
  );
