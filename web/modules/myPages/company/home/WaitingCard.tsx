import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ProcessingStep } from '#web/parts/api/generated/enums.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { Muted, NewsList } from '#web/parts/company/LinedList.tsx';
import { useExpectedTimes } from '#web/parts/company/useExpectedTimes.ts';
import { expectedWords, type WaitingItem } from '#web/parts/expectedTime/expectedWords.ts';
import { waitingText as t } from '#web/parts/expectedTime/waiting.words.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDate } from '#web/parts/text/format.ts';

/** What a side card shows; the documents below say the rest. */
const SHOWN = 3;

const { Answer, ChangeDecision, DocumentCheck, Payment } = ProcessingStep;

const hrefOf = ({ step, subjectId }: WaitingItem, projectId: number): string | null => {
  if (step === DocumentCheck) return userPaths.section(projectId, subjectId);
  if (step === ChangeDecision) return userPaths.change(projectId, subjectId);
  if (step === Answer) return userPaths.thread(projectId, subjectId);
  return step === Payment ? userPaths.payouts(projectId) : null;
};

const Item = ({ item, projectId }: { readonly item: WaitingItem; readonly projectId: number }) => {
  const href = hrefOf(item, projectId);
  return (
    <li>
      <span>
        {href === null ? <b>{item.title}</b> : <Link href={href}>{item.title}</Link>}
        <br />
        <Muted>{t((w) => w.since, { day: formatDate(item.sinceOn) })}</Muted>
        <br />
        {expectedWords(item)}
      </span>
    </li>
  );
};

/** What waits for the office and until when it may: only there when something does. */
export const WaitingCard = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const items = useExpectedTimes(id).data?.body.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t((w) => w.title)}>
      <Stack gap={12}>
        <Text size={14} tone="muted">
          {t((w) => w.note)}
        </Text>
        <NewsList>
          {items.slice(0, SHOWN).map((item) => (
            <Item key={`${item.step} ${item.subjectId}`} {...{ item, projectId }} />
          ))}
        </NewsList>
        {items.length > SHOWN && (
          <Text size={14} tone="muted">
            {t((w) => w.more, { count: items.length - SHOWN })}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
