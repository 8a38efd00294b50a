import { Send } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Segments } from '#ui-kit/ProgressBar/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, radius } from '#ui-kit/tokens/index.ts';
import { ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantSendText as sendText } from '../confirm/applicantSend.words.ts';
import { MissingList } from '../confirm/MissingList.tsx';
import { missingPlaces } from '../confirm/missing.ts';
import { SubmissionNotices } from '../confirm/SubmissionNotices.tsx';
import { useSubmitApplication } from '../confirm/useSubmitApplication.ts';
import { useDraftState } from '../model/useDraft.ts';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';
import { ReturnedItem } from './ReturnedItem.tsx';

const List = styled.ol`
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  > li + li { border-top: ${border.normal}; }
`;

const attachText = (label: string): string => sendText((w) => w.confirm.attach, { label });

/** What the desk asked to correct, one after the other; handed in again when all are answered. */
export const ReturnedItems = (area: Area) => {
  const { application, definition, draft } = area;
  const { findings } = useDraftState(draft);
  const { handIn, isBusy, problem, waiting } = useSubmitApplication(draft, application);
  const items = application.returnItems.filter(({ status }) => status !== ReturnItemStatus.Closed);
  const open = items.filter(({ status }) => status === ReturnItemStatus.Open);
  const [current] = open;
  const places = missingPlaces(application, definition, findings, attachText);
  return (
    <Stack gap={16} id="returned">
      <SectionHeading
        aside={
          <Text as="span" isBold isFigure>
            {statusText((w) => w.returned.left, { left: open.length, all: items.length })}
          </Text>
        }
      >
        {statusText((w) => w.returned.title)}
      </SectionHeading>
      <Segments
        total={items.length}
        done={items.length - open.length}
        {...(current === undefined ? {} : { current: items.indexOf(current) + 1 })}
      />
      <List>
        {items.map((item) => (
          <ReturnedItem key={item.id} {...area} item={item} isCurrent={item === current} />
        ))}
      </List>
      {open.length === 0 && <MissingList places={places} projectId={application.projectId} />}
      <SubmissionNotices problem={problem} waiting={waiting} files={application.files} />
      <Resubmit openCount={open.length} isBusy={isBusy} onPress={() => void handIn('resubmit')} />
    </Stack>
  );
};

type ResubmitProps = { openCount: number; isBusy: boolean; onPress: () => void };

const Resubmit = ({ openCount, isBusy, onPress }: ResubmitProps) => (
  <Row>
    <Button
      variant="primary"
      size="large"
      icon={Send}
      isBusy={isBusy}
      busyLabel={sendText((w) => w.confirm.busy)}
      reason={openCount > 0 ? statusText((w) => w.returned.reason, { count: openCount }) : undefined}
      onClick={onPress}
    >
      {statusText((w) => w.returned.resubmit)}
    </Button>
  </Row>
);
