import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { focusPlace } from './AnswerColumn.tsx';
import type { AnswerGroup } from './answerPlaces.ts';

type Props = { groups: readonly AnswerGroup[]; fileId: string | null };

/** The rows of the answers that name the open file, each a way to it; nothing for a file of the whole application. */
export const RowsOfFile = ({ groups, fileId }: Props) => {
  const rows = groups
    .flatMap(({ places }) => places)
    .filter(({ cells }) => cells.some(({ files = [] }) => files.some(({ id }) => id === fileId)));
  if (rows.length === 0) return null;
  return (
    <Row gap={4}>
      <Text as="span" size={14} tone="muted">
        {t((w) => w.answers.ofRows)}
      </Text>
      {rows.map(({ key, label }) => (
        <Button key={key} variant="quiet" size="small" onClick={() => focusPlace(key)}>
          {label}
        </Button>
      ))}
    </Row>
  );
};
