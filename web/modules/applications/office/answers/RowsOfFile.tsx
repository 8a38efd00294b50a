import { Fragment } from 'react';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { marks } from '#web/parts/text/marks.ts';
import { applicationsText as t } from '../applications.words.ts';
import { focusPlace } from './AnswerColumn.tsx';
import type { AnswerGroup } from './answerPlaces.ts';
import { PlaceLink } from './PlaceLink.tsx';

type Props = { groups: readonly AnswerGroup[]; fileId: string | null };

/** The rows of the answers that name the open file, each a way to it; nothing for a file of the whole application. */
export const RowsOfFile = ({ groups, fileId }: Props) => {
  const rows = groups
    .flatMap(({ places }) => places)
    .filter(({ cells }) => cells.some(({ files = [] }) => files.some(({ id }) => id === fileId)));
  if (rows.length === 0) return null;
  return (
    <Text size={14} tone="muted">
      {t((w) => w.answers.ofRows)}
      {rows.map(({ key, label }, index) => (
        <Fragment key={key}>
          <TextPart>{index > 0 && marks.comma}</TextPart>
          <PlaceLink onClick={() => focusPlace(key)}>{label}</PlaceLink>
        </Fragment>
      ))}
    </Text>
  );
};
