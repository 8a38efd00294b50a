import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, media, space } from '#ui-kit/tokens/index.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { InspectionReportStatusTag } from '#web/parts/status/InspectionReportStatusTag.tsx';
import { DASH, formatDay } from '#web/parts/text/format.ts';
import { homeText as t } from './home.words.ts';
import { inspectionDays } from './inspectionDays.ts';

type Inspection = components['schemas']['MyPageReportSummary'];

const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[12]};
  border-top: ${border.normal};
  ${media.md} { grid-template-columns: 7rem minmax(0, 1fr) auto; align-items: center; }
`;

const timeText = ({ startTime, endTime }: Inspection): string => {
  if (startTime === null) return DASH;
  return endTime === null
    ? t((w) => w.inspections.time, { start: startTime })
    : t((w) => w.inspections.timeRange, { start: startTime, end: endTime });
};

const InspectionRow = ({ inspection }: { inspection: Inspection }) => (
  <Row>
    <Text as="span" isFigure isBold>
      {timeText(inspection)}
    </Text>
    <div>
      <TextLink variant="bare" href={adminPaths.report(inspection.id)}>
        {inspection.mypage.corporationName}
      </TextLink>
      <Text size={14} tone="muted">
        {PrefectureLabel[inspection.sitePrefecture]}
        {inspection.siteAddress}
      </Text>
    </div>
    <InspectionReportStatusTag status={inspection.status} />
  </Row>
);

/** The days to come with their places, for the people who travel there. */
export const Inspections = ({ inspections }: { inspections: readonly Inspection[] }) => (
  <Card
    title={t((w) => w.inspections.title)}
    foot={
      <TextLink variant="arrow" href={adminPaths.reports}>
        {t((w) => w.inspections.all)}
      </TextLink>
    }
  >
    {inspections.length === 0 ? (
      <EmptyState headingLevel={3} title={t((w) => w.inspections.empty)}>
        {t((w) => w.inspections.emptyText)}
      </EmptyState>
    ) : (
      <Stack gap={24}>
        {inspectionDays(inspections).map(({ day, inspections: own }) => (
          <section key={day}>
            <SectionHeading level={3} look={4}>
              <time dateTime={day}>{formatDay(day)}</time>
            </SectionHeading>
            <ul>
              {own.map((inspection) => (
                <InspectionRow key={inspection.id} inspection={inspection} />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    )}
  </Card>
);
