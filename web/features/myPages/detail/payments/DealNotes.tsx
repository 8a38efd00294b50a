import { CircleAlert, CircleDashed, CircleMinus, Info } from 'lucide-react';
import { evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { formatDateTime, formatText, formatYen } from '#web/text/format.ts';
import { Notes } from './dealStyles.ts';
import { type FindingGroup, type FindingKind, findingGroups } from './paymentFigures.ts';
import { paymentText as t } from './paymentText.ts';
import type { PaymentItem } from './paymentTypes.ts';

/** The deal, its days and four amounts. */
const COLUMNS = 1 + evidenceStages.length + 4;

const LOOKS = {
  errors: { tone: 'warning', icon: CircleAlert, word: t((w) => w.payments.error) },
  notes: { tone: 'info', icon: Info, word: t((w) => w.payments.note) },
  missing: { tone: 'neutral', icon: CircleDashed, word: t((w) => w.payments.missing) },
} as const satisfies Record<FindingKind, object>;

const Finding = ({ group: { kind, messages } }: { group: FindingGroup }) => {
  const { tone, icon, word } = LOOKS[kind];
  return (
    <li>
      <StatusTag tone={tone} icon={icon} isQuiet={kind !== 'errors'}>
        {messages.length === 1 ? word : t((w) => w.payments.several, { word, count: messages.length })}
      </StatusTag>
      <span>{messages.join('')}</span>
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

/** Below a deal: what the cross-check says, what is to be put right first, and what the office does not accept. */
export const DealNotes = ({ item }: { item: PaymentItem }) => {
  const { findings, excludedAmount } = item;
  if (findings.length === 0 && excludedAmount === 0) return null;
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={COLUMNS} data-notes>
        <Notes>
          {findingGroups(item).map((group) => (
            <Finding key={group.kind} group={group} />
          ))}
          {excludedAmount > 0 && <Exclusion item={item} />}
        </Notes>
      </td>
    </tr>
  );
};
