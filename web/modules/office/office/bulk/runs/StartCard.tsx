import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { color, media, radius, space, text } from '#ui-kit/tokens/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { bulkText as t } from '../bulk.words.ts';
import { type BulkRun, isFinal, isImport } from '../bulkTypes.ts';
import { listHref } from './bulkRecord.ts';
import { useBulkCommand } from './useBulkRun.ts';

const Points = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[24]};
  list-style: disc;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[12]};
  ${media.belowMd} { flex-direction: column-reverse; && > * { width: 100%; } }
`;

const Letter = styled.figure`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius[8]};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & figcaption { color: ${color.textMuted}; font-size: ${text[14]}; }
`;

const Problem = styled.p`
  color: ${color.textError};
  font-size: ${text[14]};
`;

const useStart = (run: BulkRun, onReload: () => void) => {
  const { command, isBusy } = useBulkCommand(run);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setProblem(null);
    const skips = isImport(run.kind) && run.counts.unable > 0 ? { skipsUnable: true } : {};
    const result = await command({ action: 'start', ...skips });
    if (result.isOk) return;
    setProblem(result.error?.detail ?? shellText((w) => w.generic));
    onReload();
  };
  return { start, isBusy, problem };
};

/** What somebody says before it begins; of an import also that faulty rows stay out. */
const confirmOf = ({ kind, counts: { able, unable } }: BulkRun): string => {
  if (unable === 0) return t((w) => w.page.confirm);
  return isImport(kind)
    ? t((w) => w.page.confirmFaultless, { count: formatInteger(able), unable: formatInteger(unable) })
    : t((w) => w.page.confirmSome, { count: formatInteger(unable) });
};

/** What is given to somebody, beside what he looks after already. */
const shareOf = ({ name, count, loadCount }: BulkRun['assignees'][number]): string =>
  t((w) => w.page.share, {
    name,
    count: formatInteger(count),
    load: formatInteger(loadCount),
  });

/** What the first of them reads. */
const Example = ({ name, title, body }: NonNullable<BulkRun['messageExample']>) => (
  <Letter>
    <figcaption>{t((w) => w.page.example, { name })}</figcaption>
    <strong>{title}</strong>
    <p>{body}</p>
  </Letter>
);

/** Rows that an import cannot take up. */
const Faults = ({ counts: { able, unable } }: Pick<BulkRun, 'counts'>) => (
  <Notice tone="warning" title={t((w) => w.page.faults, { count: formatInteger(unable) })}>
    {able > 0 ? t((w) => w.page.faultsText) : t((w) => w.page.faultsOnlyText)}
  </Notice>
);

const Happenings = ({ run: { kind, counts, createCount, assignees, mailCount } }: { run: BulkRun }) => (
  <Points>
    <li>{t((w) => w.page.happensOf[kind], { count: formatInteger(counts.able) })}</li>
    {isImport(kind) && (
      <li>
        {t((w) => w.page.creates, {
          count: formatInteger(createCount),
          changed: formatInteger(counts.able - createCount),
        })}
      </li>
    )}
    {assignees.map((assignee) => (
      <li key={assignee.adminUserId}>{shareOf(assignee)}</li>
    ))}
    {mailCount > 0 && <li>{t((w) => w.page.mails, { count: formatInteger(mailCount) })}</li>}
    <li>{t((w) => (isFinal(kind) ? w.page.isFinal : w.page.canUndo))}</li>
  </Points>
);

type ConfirmProps = {
  readonly label: string;
  readonly isSeen: boolean;
  readonly isMissing: boolean;
  readonly onSee: (isSeen: boolean) => void;
};

/** The word that it was looked at. */
const Confirm = ({ label, isSeen, isMissing, onSee }: ConfirmProps) => (
  <div>
    <Checkbox
      label={label}
      checked={isSeen}
      aria-invalid={isMissing}
      onChange={(event) => onSee(event.currentTarget.checked)}
    />
    <div role="alert">{isMissing && <Problem>{t((w) => w.page.confirmMissing)}</Problem>}</div>
  </div>
);

type NotStartedProps = {
  readonly problem: string | null;
  readonly offer: BulkRun['availableActions'][number] | undefined;
};

/** What came of the press, and why there is none. */
const NotStarted = ({ problem, offer }: NotStartedProps) => (
  <>
    {problem !== null && (
      <Notice tone="danger" role="alert" title={t((w) => w.page.notStarted)}>
        {problem}
      </Notice>
    )}
    {offer?.allowed === false && (
      <Notice tone="warning" title={offer.reason ?? t((w) => w.page.notStarted)} />
    )}
  </>
);

/** What will happen, the word that it was looked at, and the press that begins it. */
export const StartCard = ({ run, onReload }: { run: BulkRun; onReload: () => void }) => {
  const { start, isBusy, problem } = useStart(run, onReload);
  const [isSeen, setSeen] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const { kind, counts, messageExample } = run;
  const offer = run.availableActions.find(({ action }) => action === 'start');
  return (
    <Stack gap={24}>
      {isImport(kind) && counts.unable > 0 && <Faults counts={counts} />}
      {counts.able > 0 && (
        <Card title={t((w) => w.page.happens)}>
          <Stack gap={16}>
            <Happenings run={run} />
            {messageExample !== null && <Example {...messageExample} />}
            <Confirm label={confirmOf(run)} isSeen={isSeen} isMissing={isMissed && !isSeen} onSee={setSeen} />
          </Stack>
        </Card>
      )}
      <NotStarted problem={problem} offer={offer} />
      <Foot>
        <ButtonLink as={Link} variant="plain" href={listHref(run)}>
          {t((w) => w.page.toList)}
        </ButtonLink>
        {offer?.allowed === true && (
          <Button
            variant="primary"
            icon={CircleCheck}
            isBusy={isBusy}
            onClick={() => (isSeen ? void start() : setMissed(true))}
          >
            {t((w) => w.page.start[kind], { count: formatInteger(counts.able) })}
          </Button>
        )}
      </Foot>
    </Stack>
  );
};
