import { CircleDashed, CircleMinus } from 'lucide-react';
import { evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { formatDateTime, formatText, formatYen } from '#web/text/format.ts';
import { marks } from '#web/text/marks.ts';
import { missingNames } from './crossCheck.ts';
import { Notes } from './dealStyles.ts';
import { paymentText as t } from './paymentText.ts';
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

/** Below a deal: what it waits for, and what the office does not accept. */
export const DealNotes = ({ item }: { item: PaymentItem }) => {
  const { excludedAmount } = item;
  if (excludedAmount === 0 && missingNames(item, String).length === 0) return null;
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={COLUMNS} data-notes>
        <Notes>
          <Missing item={item} />
          {excludedAmount > 0 && <Exclusion item={item} />}
        </Notes>
      </td>
    </tr>
  );
};
