import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { DelayStatus } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { DelayStatusTag } from '#web/parts/status/DelayStatusTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import { myPageText as t } from './myPage.words.ts';

const Causes = styled.ol`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[4]} ${space[16]};
    padding: ${space[12]} 0;
    border-top: ${border.normal};
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[12]};
  border-top: ${border.normal};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[8]} ${space[12]}; }
`;

type Cause = MyPage['delayCauses'][number];

type CauseRowProps = { cause: Cause; myPage: MyPage; onRemind: ((sectionId: number) => void) | null };

const CauseRow = ({ cause: { text, sectionId, overdueBusinessDays }, myPage, onRemind }: CauseRowProps) => (
  <li>
    <Text size={14} isBold>
      {text}
    </Text>
    {overdueBusinessDays !== null && overdueBusinessDays > 0 && (
      <Text size={14} isBold tone={myPage.delayStatus === DelayStatus.CriticalDelayed ? 'danger' : 'warning'}>
        {t((w) => w.delay.overdue, { days: overdueBusinessDays })}
      </Text>
    )}
    {sectionId !== null && (
      <Row gap={16} style={{ flexBasis: '100%' }}>
        <TextLink as={Link} href={myPagePaths.desk(myPage.id, sectionId)}>
          {t((w) => w.delay.see)}
        </TextLink>
        {onRemind !== null && (
          <Button variant="quiet" size="small" onClick={() => onRemind(sectionId)}>
            {t((w) => w.delay.remind)}
          </Button>
        )}
      </Row>
    )}
  </li>
);

export type DelayCardProps = {
  myPage: MyPage;
  /** Null for those who may not write to the business. */
  onRemind: ((sectionId: number) => void) | null;
  /** Null for those who may not set the delay by hand. */
  onOverride: (() => void) | null;
};

/** Why an undertaking is late and by how much, with what was set by hand beside what was computed. */
export const DelayCard = ({ myPage, onRemind, onOverride }: DelayCardProps) => {
  const { delayStatus, delayCauses, delayOverride, computedDelayStatus } = myPage;
  const isLate = delayStatus === DelayStatus.Delayed || delayStatus === DelayStatus.CriticalDelayed;
  const isCritical = delayStatus === DelayStatus.CriticalDelayed;
  return (
    <Card
      edge={isCritical ? 'danger' : 'plain'}
      title={
        isLate ? (
          <Row gap={8}>
            <DelayStatusTag status={delayStatus} />
            {t((w) => w.delay.of)}
          </Row>
        ) : (
          t((w) => w.delay.none)
        )
      }
      aside={
        <Text as="span" size={14} tone="muted">
          {t((w) => w.delay.daily)}
        </Text>
      }
    >
      <Stack gap={12}>
        {delayCauses.length > 0 && (
          <Causes>
            {delayCauses.map((cause) => (
              <CauseRow
                key={`${cause.key} ${cause.sectionId} ${cause.text}`}
                {...{ cause, myPage, onRemind }}
              />
            ))}
          </Causes>
        )}
        {delayOverride !== null && <ByHand override={delayOverride} computed={computedDelayStatus} />}
        {onOverride !== null && <OverrideRow onOverride={onOverride} />}
      </Stack>
    </Card>
  );
};

type ByHandProps = { override: NonNullable<MyPage['delayOverride']>; computed: DelayStatus };

/** What was set by hand beside what was computed. */
const ByHand = ({ override, computed }: ByHandProps) => (
  <Pair>
    <div>
      <Text as="span" size={14} tone="muted">
        {t((w) => w.delay.byHand)}
      </Text>
      <DelayStatusTag status={override.status} />
      <Text as="span" size={14}>
        {t((w) => w.delay.handNote, {
          reason: override.reason,
          day: formatDate(override.expiresOn),
        })}
      </Text>
    </div>
    <div>
      <Text as="span" size={14} tone="muted">
        {t((w) => w.delay.computed)}
      </Text>
      <DelayStatusTag status={computed} />
    </div>
  </Pair>
);

const OverrideRow = ({ onOverride }: { onOverride: () => void }) => (
  <Row isBetween>
    <Text size={14} tone="muted">
      {t((w) => w.delay.hint)}
    </Text>
    <Button size="small" onClick={onOverride}>
      {t((w) => w.head.override)}
    </Button>
  </Row>
);
