import { styled } from 'styled-components';
import type { NamingRow } from '#rules/forms/rowPapers.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { marks } from '#web/parts/text/marks.ts';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { controlIdOf } from '../step/stepContext.ts';

/** 経費明細 2 */
export const rowLabel = ({ label, index }: NamingRow): string =>
  t((w) => w.step.nth, { label, number: index + 1 });

const Line = styled.span`
  display: block;
`;

/** Goes to the next line as a whole: half a link is hard to hit. */
const Whole = styled.span`
  display: inline-block;
`;

type Props = { application: Application; rows: readonly NamingRow[] };

/** The rows of expenses that a file belongs to, each a way to it; nothing without any. */
export const NamingRows = ({ application: { projectId }, rows }: Props) =>
  rows.length > 0 && (
    <Line>
      {sendText((w) => w.documents.ofRows)}
      {rows.map((row, index) => (
        <Whole key={`${row.list} ${row.index} ${row.column}`}>
          <TextLink
            as={Link}
            href={`${applicantPaths.step(projectId, 'expenses')}#${controlIdOf(`/${row.list}/${row.index}/${row.column}`)}`}
          >
            {rowLabel(row)}
          </TextLink>
          <TextPart>{index < rows.length - 1 && marks.comma}</TextPart>
        </Whole>
      ))}
    </Line>
  );
