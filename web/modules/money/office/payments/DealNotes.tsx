import { CircleCheck, CircleDashed, CircleMinus, Undo2 } from 'lucide-react';
import { evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { formatDateTime, formatText, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { missingNames } from './crossCheck.ts';
import { Notes } from './dealStyles.ts';
import { cellName, cellOf } from './listReturn/cells.ts';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentItem } from './paymentTypes.ts';

/** The deal, its days and four amounts. */
const COLUMNS = 1 + evidenceStages.length + 4;

/** What is still to come, by name. */
const Missing = ({ item }: { item: PaymentItem }) => {
  const names = missingNames(item, (stage) => t((w) => w.payments.days[stage]));
  if (names.length === 0) return null;
  return (
    <li>
      <StatusTag tone="neutral" icon={CircleDashed} isQuiet>
        {t((w) => w.payments.several, { word: t((w) => w.payments.missing), count: names.length })}
      </StatusTag>
      <span>{names.join(marks.comma)}</span>
    </li>
  );
};

const Exclusion = ({ item }: { item: PaymentItem }) => (
  <li>
    <StatusTag tone="neutral" icon={CircleMinus}>
      {t((w) => w.payments.excluded)}
    </StatusTag>
    <span>
      {t((w) => w.payments.excludedWhy, {
        amount: formatYen(item.excludedAmount),
        reason: formatText(item.excludedReason),
      })}
      <Text as="span" size={14} tone="muted" style={{ display: 'block' }}>
        {t((w) => w.payments.excludedBy, {
          name: formatText(item.excludedByName),
          day: formatDateTime(item.excludedAt),
        })}
      </Text>
    </span>
  </li>
);

/** What the list was sent back for in this row, and whether it was put right. */
const Returned = ({ returned }: { returned: PaymentItem['returnItems'][number] }) => (
  <li>
    {returned.isAnswered ? (
      <StatusTag tone="success" icon={CircleCheck} isQuiet>
        {t((w) => w.payments.returned.answered)}
      </StatusTag>
    ) : (
      <StatusTag tone="warning" icon={Undo2}>
        {t((w) => w.payments.returned.open)}
      </StatusTag>
    )}
    <span>
      {t((w) => w.payments.returned.what, {
        cell: cellName(cellOf(returned.field)),
        comment: returned.comment,
      })}
    </span>
  </li>
);

/** Below a deal: what it was sent back for, what it waits for, and what the office does not accept. */
export const DealNotes = ({ item }: { item: PaymentItem }) => {
  const { excludedAmount, returnItems } = item;
  const hasMissing = missingNames(item, String).length > 0;
  if (excludedAmount === 0 && returnItems.length === 0 && !hasMissing) return null;
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={COLUMNS} data-notes>
        <Notes>
          {returnItems.map((returned) => (
            <Returned key={returned.id} returned={returned} />
          ))}
          <Missing item={item} />
          {excludedAmount > 0 && <Exclusion item={item} />}
        </Notes>
      </td>
    </tr>
  );
};
