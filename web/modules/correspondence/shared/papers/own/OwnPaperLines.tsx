import { Text } from '#ui-kit/Text/index.ts';
import { IssuedPaperStatus } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { IssuedPaperStatusTag } from '#web/parts/status/letters/IssuedPaperStatusTag.tsx';
import { formatEraDay } from '#web/parts/text/format.ts';
import { OwnLines } from '../../OwnLines.ts';
import type { UserPaper } from '../paper.ts';
import { papersText as t } from '../papers.words.ts';

const { Opened, Replaced, Unopened } = IssuedPaperStatus;

const statusOf = ({ isReplaced, openedAt }: UserPaper): IssuedPaperStatus => {
  if (isReplaced) return Replaced;
  return openedAt === null ? Unopened : Opened;
};

type OwnPaperLinesProps = {
  readonly papers: readonly UserPaper[];
  readonly hrefOf: (id: number) => string;
};

/** The papers that a business or an applicant has received, a line for each. */
export const OwnPaperLines = ({ papers, hrefOf }: OwnPaperLinesProps) => (
  <OwnLines aria-label={t((w) => w.own.title)}>
    {papers.map((paper) => (
      <li key={paper.id}>
        <div>
          <Link href={hrefOf(paper.id)}>{paper.title}</Link>
          <Text size={14} tone="muted" isFigure>
            {t((w) => w.own.line, { number: paper.number, day: formatEraDay(paper.issuedOn) })}
          </Text>
        </div>
        <IssuedPaperStatusTag status={statusOf(paper)} />
      </li>
    ))}
  </OwnLines>
);
