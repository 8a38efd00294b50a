import { PencilLine } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { type Author, colleaguesIn, type Finding } from './findings.ts';

/** Id of the button that takes over a colleague's drafts, focused when these block the return. */
export const takeOverId = (authorId: number): string => `take-over-${authorId}`;

type ColleaguesProps = {
  findings: readonly Finding[];
  /** Null for those who may not write. */
  onTakeOver: ((author: Author) => void) | null;
  isBusy: boolean;
};

/** Who else is writing about this record, and the way to go on in his place. */
export const Colleagues = ({ findings, onTakeOver, isBusy }: ColleaguesProps) =>
  colleaguesIn(findings).map((author) => (
    <Notice
      key={author.id}
      icon={PencilLine}
      title={t((w) => w.findings.colleague, { name: author.name })}
      actions={
        onTakeOver !== null && (
          <Button id={takeOverId(author.id)} isBusy={isBusy} onClick={() => onTakeOver(author)}>
            {t((w) => w.findings.takeOver)}
          </Button>
        )
      }
    >
      {t((w) => w.findings.colleagueText, {
        count: findings.filter((finding) => finding.author?.id === author.id).length,
      })}
    </Notice>
  ));
