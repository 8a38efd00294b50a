import { Button } from '#ui-kit/Button/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/conflict.json' with { type: 'json' };

const t = texts('conflict', words);

export type ConflictPanelProps = {
  /** What the server has, by the label of its field. */
  readonly stored: readonly Fact[];
  readonly onDecide: (isMine: boolean) => void;
};

/** The same fields were changed in another window too: they keep what was typed here, the person decides. */
export const ConflictPanel = ({ stored, onDecide }: ConflictPanelProps) => (
  <Notice
    role="alert"
    tone="warning"
    title={t((w) => w.title)}
    actions={
      <>
        <Button onClick={() => onDecide(true)}>{t((w) => w.mine)}</Button>
        <Button onClick={() => onDecide(false)}>{t((w) => w.theirs)}</Button>
      </>
    }
  >
    <p>{t((w) => w.text)}</p>
    <Facts variant="pairs" facts={stored} />
  </Notice>
);
