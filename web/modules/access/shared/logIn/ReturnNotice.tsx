import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { authText } from './auth.words.ts';

type ReturnNoticeProps = {
  readonly advice: string | null;
  /** Where a logged-in user continues, who was linking an account; null: a log-in. */
  readonly insideHref: string | null;
};

/** What to do about an answer of a provider that was refused. */
export const ReturnNotice = ({ advice, insideHref }: ReturnNoticeProps) =>
  advice === null ? null : (
    <Notice
      role="alert"
      tone="danger"
      title={authText((w) => (insideHref === null ? w.failed.title : w.ways.linkFailed))}
      actions={
        insideHref !== null && <ButtonLink href={insideHref}>{authText((w) => w.ways.back)}</ButtonLink>
      }
    >
      {advice}
    </Notice>
  );
