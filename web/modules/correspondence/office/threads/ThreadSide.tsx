import { CircleQuestionMark } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { Thread } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { ActorKind, AdminType, ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDateTime, formatText } from '#web/parts/text/format.ts';
import { partyNameOf, waitingText } from './threadWords.ts';
import { offers, useThreadChange } from './useThreadChange.ts';

/** What the office said to the other side. */
const isAnswer = ({ authorKind, kind }: Thread['messages'][number]): boolean =>
  authorKind === ActorKind.Admin && kind === ThreadMessageKind.Message;

const readText = ({ isRead, readAt, messages }: Thread): string => {
  if (!messages.some(isAnswer)) return t((w) => w.page.nothingSent);
  if (!isRead) return t((w) => w.page.notRead);
  return readAt === null ? t((w) => w.page.isRead) : t((w) => w.page.readAt, { at: formatDateTime(readAt) });
};

const SectionLink = ({ thread: { mypage, section } }: { readonly thread: Thread }) =>
  mypage === null || section === null ? (
    formatText(null)
  ) : (
    <TextLink as={Link} href={adminPaths.section(mypage.id, section.id)}>
      {section.name}
    </TextLink>
  );

const factsOf = (thread: Thread): Fact[] => {
  const { mypage, member, section, finding, waitingSince } = thread;
  return [
    { term: t((w) => w.page.party), value: mypage?.corporationName ?? partyNameOf(thread) },
    ...(member === null ? [] : [{ term: t((w) => w.page.member), value: member.name }]),
    { term: t((w) => w.page.project), value: thread.projectName },
    ...(mypage === null ? [] : [{ term: t((w) => w.page.plan), value: mypage.planTitle }]),
    ...(section === null ? [] : [{ term: t((w) => w.section), value: <SectionLink thread={thread} /> }]),
    ...(finding === null ? [] : [{ term: t((w) => w.finding), value: finding.comment }]),
    ...(waitingSince === null ? [] : [{ term: t((w) => w.page.waiting), value: waitingText(thread) }]),
    { term: t((w) => w.page.read), value: readText(thread) },
  ];
};

/** Where it belongs. */
const Places = ({ thread: { mypage, application } }: { readonly thread: Thread }) => (
  <Stack gap={8}>
    {mypage !== null && (
      <>
        <TextLink as={Link} variant="arrow" href={adminPaths.myPage(mypage.id)}>
          {t((w) => w.page.openMyPage)}
        </TextLink>
        <TextLink as={Link} variant="arrow" href={adminPaths.threadsOf(mypage.id)}>
          {t((w) => w.page.all)}
        </TextLink>
      </>
    )}
    {application !== null && (
      <>
        <TextLink as={Link} variant="arrow" href={adminPaths.application(application.family, application.id)}>
          {t((w) => w.page.openApplication)}
        </TextLink>
        <TextLink as={Link} variant="arrow" href={adminPaths.threadsOfApplication(application.id)}>
          {t((w) => w.page.all)}
        </TextLink>
      </>
    )}
  </Stack>
);

/** Those who answer (contract: updateThread). */
const ANSWERING = [AdminType.JMAC, AdminType.CS, AdminType.BackOffice];

/** Who looks after it; the name alone for those who give no work. */
const Assignee = ({ thread }: { readonly thread: Thread }) => {
  const options = useAssigneeOptions({ isActive: true, types: ANSWERING });
  const { change, isBusy } = useThreadChange(thread);
  const { assigneeAdminUserId, assigneeName } = thread;
  if (offers(thread, 'assign') === undefined) {
    return (
      <Facts
        variant="compact"
        facts={[{ term: t((w) => w.page.assignee), value: assigneeName ?? t((w) => w.noAssignee) }]}
      />
    );
  }
  const chosen = assigneeAdminUserId === null ? '' : String(assigneeAdminUserId);
  const known = options.some(({ value }) => value === chosen) || assigneeName === null;
  return (
    <Select
      label={t((w) => w.page.assignee)}
      value={chosen}
      placeholder={false}
      disabled={isBusy}
      options={[
        { value: '', label: t((w) => w.noAssignee) },
        ...(known ? [] : [{ value: chosen, label: assigneeName }]),
        ...options,
      ]}
      onChange={({ target: { value } }) =>
        void change(
          { assigneeAdminUserId: value === '' ? null : Number(value) },
          t((w) => w.page.assigned),
        )
      }
    />
  );
};

/** Ends it without a word to the other side, or takes it up again. */
const Ends = ({ thread }: { readonly thread: Thread }) => {
  const { change, isBusy } = useThreadChange(thread);
  return (
    <Row>
      {offers(thread, 'close')?.allowed === true && (
        <Button
          isBusy={isBusy}
          onClick={() =>
            void change(
              { action: 'close' },
              t((w) => w.page.closed),
            )
          }
        >
          {t((w) => w.page.close)}
        </Button>
      )}
      {offers(thread, 'reopen')?.allowed === true && (
        <Button
          isBusy={isBusy}
          onClick={() =>
            void change(
              { action: 'reopen' },
              t((w) => w.page.reopened),
            )
          }
        >
          {t((w) => w.page.reopen)}
        </Button>
      )}
    </Row>
  );
};

/** What was answered once may help others: a draft of a question begins with it. */
const MakeQuestion = ({ thread: { id, projectId, messages } }: { readonly thread: Thread }) => {
  const may = useMayCall();
  if (!may('createQuestion') || !messages.some(isAnswer)) return null;
  return (
    <Row>
      <ButtonLink as={Link} icon={CircleQuestionMark} href={adminPaths.questionOfThread(projectId, id)}>
        {t((w) => w.page.makeQuestion)}
      </ButtonLink>
    </Row>
  );
};

/** Beside a thread: who looks after it, whether it is ended, whose it is and what it is about. */
export const ThreadSide = ({ thread }: { readonly thread: Thread }) => (
  <Card title={t((w) => w.page.about)} foot={<Places thread={thread} />}>
    <Stack gap={16}>
      <Assignee thread={thread} />
      <Ends thread={thread} />
      <MakeQuestion thread={thread} />
      <Facts variant="compact" facts={factsOf(thread)} />
    </Stack>
  </Card>
);
