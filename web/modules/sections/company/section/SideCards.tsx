import { Check, FileCheck, FilePlus, Phone, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, leading, size, space, text } from '#ui-kit/tokens/index.ts';
import { ActorKind, ChangeRequestKindLabel, SectionHistoryAction } from '#web/parts/api/generated/enums.ts';
import { AttachedFiles } from '#web/parts/company/AttachedFiles.tsx';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDateTime, formatPhone } from '#web/parts/text/format.ts';
import { userSectionText as ts } from './userSection.words.ts';

const Points = styled.ul`
  display: grid;
  gap: ${space[8]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  > li { display: grid; grid-template-columns: ${size.icon16} minmax(0, 1fr); gap: ${space[8]}; }
  svg { margin-top: ${space[4]}; color: ${color.brandMark}; }
`;

// The number is pressed with a thumb, the hours are read.
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};
  font-size: ${text[14]};
  > a { display: inline-flex; align-items: center; gap: ${space[8]}; min-height: ${size.target}; font-size: ${text[16]}; }
`;

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap={4}>
    <Text size={14} tone="muted">
      {name}
    </Text>
    {children}
  </Stack>
);

type GuidanceProps = Pick<Section, 'guidance' | 'changeRequest' | 'mypage'>;

/** What to hand in, why, and what the desk will look at. */
export const GuidanceCard = ({ guidance, changeRequest, mypage }: GuidanceProps) => (
  <Card title={ts((w) => w.side.guidance)}>
    <Stack gap={12}>
      {changeRequest !== null && (
        <TextLink as={Link} variant="arrow" href={userPaths.change(mypage.projectId, changeRequest.id)}>
          {ts((w) => w.side.changeRequest, {
            kind: ChangeRequestKindLabel[changeRequest.kind],
            number: changeRequest.number,
          })}
        </TextLink>
      )}
      <Text size={14}>{guidance.what}</Text>
      <Text size={14}>{guidance.why}</Text>
      {guidance.because !== null && (
        <Part name={ts((w) => w.side.because)}>
          <Text size={14}>{guidance.because}</Text>
        </Part>
      )}
      <Points>
        {guidance.points.map((point) => (
          <li key={point}>
            <Icon of={Check} size={16} />
            <span>{point}</span>
          </li>
        ))}
      </Points>
      {guidance.note !== null && <Text size={14}>{guidance.note}</Text>}
      {guidance.template !== null && (
        <Part name={ts((w) => w.side.template)}>
          <AttachedFiles files={[guidance.template]} />
        </Part>
      )}
    </Stack>
  </Card>
);

const act = (icon: IconShape, word: Parameters<typeof ts>[0]) => ({ icon, what: ts(word) });

const acts: Record<SectionHistoryAction, ReturnType<typeof act>> = {
  [SectionHistoryAction.Submitted]: act(Send, (w) => w.history.submitted),
  [SectionHistoryAction.Replaced]: act(FilePlus, (w) => w.history.replaced),
  [SectionHistoryAction.Checked]: act(FileCheck, (w) => w.history.checked),
  [SectionHistoryAction.Returned]: act(Undo2, (w) => w.history.returned),
  [SectionHistoryAction.Reopened]: act(Undo2, (w) => w.history.reopened),
  [SectionHistoryAction.Deleted]: act(FilePlus, (w) => w.history.deleted),
  [SectionHistoryAction.PulledBack]: act(Undo2, (w) => w.history.pulledBack),
  [SectionHistoryAction.Confirmed]: act(FileCheck, (w) => w.history.confirmed),
  [SectionHistoryAction.Forwarded]: act(Send, (w) => w.history.forwarded),
  [SectionHistoryAction.SentBack]: act(Undo2, (w) => w.history.sentBack),
  [SectionHistoryAction.Waived]: act(FileCheck, (w) => w.history.waived),
  [SectionHistoryAction.Created]: act(FilePlus, (w) => w.history.created),
  [SectionHistoryAction.Required]: act(FilePlus, (w) => w.history.required),
  [SectionHistoryAction.Released]: act(FileCheck, (w) => w.history.released),
  [SectionHistoryAction.Entered]: act(FilePlus, (w) => w.history.entered),
};

const whoOf = ({ actorKind, actorName }: Section['history'][number]): string =>
  actorKind === ActorKind.User ? ts((w) => w.side.person, { name: actorName }) : ts((w) => w.side.desk);

/** これまでの流れ with what was written on each occasion, and the receipts of every submission. */
export const HistoryCard = ({ section }: { section: Section }) => (
  <Card title={ts((w) => w.side.history)}>
    <Stack gap={12}>
      {section.history.length === 0 && (
        <Text size={14} tone="muted">
          {ts((w) => w.side.noHistory)}
        </Text>
      )}
      <ActivityList
        items={section.history.map((entry) => ({
          id: String(entry.id),
          icon: acts[entry.action].icon,
          who: whoOf(entry),
          what: acts[entry.action].what,
          at: formatDateTime(entry.createdAt),
          dateTime: entry.createdAt,
          ...(entry.comment === null ? {} : { quote: entry.comment }),
        }))}
      />
      {section.receipts.map(({ id, number }) => (
        <TextLink key={id} as={Link} variant="arrow" href={userPaths.receipt(section.mypage.projectId, id)}>
          {ts((w) => w.side.receipt, { number })}
        </TextLink>
      ))}
    </Stack>
  </Card>
);

/** Whom to ask or to call, and what to say. */
export const HelpCard = ({ id, mypage: { displayCode, projectId } }: Pick<Section, 'id' | 'mypage'>) => {
  const project = useMyPage().data?.body.project;
  if (project === undefined) return null;
  return (
    <Card title={ts((w) => w.side.help)}>
      <Stack gap={8}>
        <TextLink as={Link} variant="arrow" href={userPaths.newThread(projectId, id)}>
          {ts((w) => w.side.ask)}
        </TextLink>
        <Ways>
          <TextLink href={`tel:${project.deskPhone}`} icon={Phone}>
            {formatPhone(project.deskPhone)}
          </TextLink>
          <span>{project.deskHours}</span>
        </Ways>
        <Text size={14} tone="muted">
          {ts((w) => w.side.helpText, { code: displayCode })}
        </Text>
      </Stack>
    </Card>
  );
};
