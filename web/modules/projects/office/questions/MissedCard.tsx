import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';

/** So many say what is missing; the others are there for who looks for more. */
const FIRST_COUNT = 10;

/** What readers looked for and did not find: the questions to write next. */
export const MissedCard = ({ projectId }: { readonly projectId: number }) => {
  const read = useRead('/api/admin/project/{id}/missed_search', { path: { id: projectId } });
  const [isWhole, setIsWhole] = useState(false);
  const items = read.data?.body.items;
  if (items === undefined) return null;
  const shown = isWhole ? items : items.slice(0, FIRST_COUNT);
  const left = items.length - shown.length;
  return (
    <Card title={t((w) => w.missed.title)}>
      <Stack gap={12}>
        <Text size={14} tone="muted">
          {items.length === 0 ? t((w) => w.missed.empty) : t((w) => w.missed.context)}
        </Text>
        {shown.length > 0 && (
          <Facts
            variant="compact"
            facts={shown.map(({ words, count, lastSearchedAt }) => ({
              key: words,
              term: words,
              value: `${t((w) => w.missed.count, { count })}${marks.gap}${formatDate(lastSearchedAt)}`,
            }))}
          />
        )}
        {left > 0 && (
          <div>
            <Button size="small" onClick={() => setIsWhole(true)}>
              {t((w) => w.missed.more, { count: left })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
