import {
  CircleCheck,
  CirclePlus,
  FileCheck2,
  FileX2,
  Landmark,
  ListChecks,
  ListX,
  PencilLine,
  Replace,
  RotateCcw,
  Trash2,
  Undo2,
  Upload,
  UserCheck,
} from 'lucide-react';
import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { SectionHistoryAction, SectionHistoryActionLabel } from '#web/parts/api/generated/enums.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import type { Section } from '../../sectionTypes.ts';

const A = SectionHistoryAction;

const signs: Record<SectionHistoryAction, IconShape> = {
  [A.Submitted]: Upload,
  [A.Replaced]: Replace,
  [A.Checked]: FileCheck2,
  [A.Returned]: Undo2,
  [A.Reopened]: RotateCcw,
  [A.Deleted]: Trash2,
  [A.PulledBack]: FileX2,
  [A.Confirmed]: CircleCheck,
  [A.Forwarded]: Landmark,
  [A.SentBack]: Landmark,
  [A.Waived]: UserCheck,
  [A.Created]: CirclePlus,
  [A.Required]: ListChecks,
  [A.Released]: ListX,
  [A.Entered]: PencilLine,
};

/** What happened to the document, newest first. */
export const HistorySection = ({ history }: { history: Section['history'] }) => (
  <section>
    <Stack gap={12}>
      <SectionHeading level={2} look={4}>
        {t((w) => w.history.title)}
      </SectionHeading>
      {history.length === 0 ? (
        <Text size={14} tone="muted">
          {t((w) => w.history.none)}
        </Text>
      ) : (
        <ActivityList
          items={history.map((entry) => {
            const values = { action: SectionHistoryActionLabel[entry.action] };
            return {
              id: String(entry.id),
              icon: signs[entry.action],
              ...(entry.action === A.Returned ? { tone: 'warning' as const } : {}),
              who: entry.actorName,
              what: entry.isOnBehalf ? t((w) => w.history.onBehalf, values) : t((w) => w.history.act, values),
              at: formatDateTime(entry.createdAt),
              dateTime: entry.createdAt,
              ...(entry.comment === null ? {} : { quote: entry.comment }),
            };
          })}
        />
      )}
    </Stack>
  </section>
);
