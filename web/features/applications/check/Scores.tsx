import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, size, space, text } from '#ui-kit/tokens/index.ts';
import { ApplicationStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useRead } from '#web/api/query.tsx';
import { useSessions } from '#web/api/services.ts';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { formatDateTime } from '#web/text/format.ts';
import { shellText } from '#web/text/shellText.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { type Application, useCommand } from '../see/useApplication.ts';
import { ownPoints, scoreItems } from './scores.ts';

type ScoringItem = components['schemas']['ScoringItem'];

const POINTS = [1, 2, 3, 4, 5];
const BONUS = [0, 1, 2, 3];

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  white-space: nowrap;
  th, td { height: ${size.rowCompact}; padding: 0 ${space[12]}; text-align: right; font-variant-numeric: tabular-nums; }
  th:first-child, td:first-child { text-align: left; }
  thead th { background: ${color.surfaceSubtle}; color: ${color.textMuted}; border-bottom: ${border.strong}; }
  tbody tr + tr > * { border-top: ${border.normal}; }
`;

type ScoresProps = {
  readonly application: Application;
  readonly family: ApplicationFamilyName;
  readonly mayChange: boolean;
};

/** Points of every reviewer, and the caller's own to give. */
export const Scores = ({ application, family, mayChange }: ScoresProps) => {
  const project = useRead('/api/admin/project/{id}', { path: { id: application.projectId } });
  const items = project.data?.body.scoringItems ?? [];
  const isOpen = mayChange && application.status === ApplicationStatus.UnderReview && items.length > 0;
  return (
    <Stack gap={24}>
      {isOpen && (
        <OwnScore key={application.version} application={application} family={family} items={items} />
      )}
      {application.scores.length === 0 ? (
        <EmptyState title={t((w) => w.score.none)}>{t((w) => w.score.noneText)}</EmptyState>
      ) : (
        <AllScores application={application} items={items} />
      )}
    </Stack>
  );
};

const OwnScore = ({
  application,
  family,
  items,
}: Omit<ScoresProps, 'mayChange'> & { items: readonly ScoringItem[] }) => {
  const reviewerId = useSessions().adminSession.adminUser?.id ?? 0;
  const own = application.scores.find((score) => score.reviewerId === reviewerId);
  const [points, setPoints] = useState(() => ownPoints(application.scores, reviewerId));
  const [bonus, setBonus] = useState(own?.bonusPoints ?? 0);
  const { send, isBusy } = useCommand(family, application);
  const { show } = useSnackbar();
  const scores = scoreItems(items, points);

  const handleSave = async () => {
    if (scores === null) return;
    const result = await send({ scores, bonusPoints: bonus });
    show(
      result.isOk
        ? { message: t((w) => w.score.saved), severity: 'success' }
        : { message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' },
    );
  };

  return (
    <Card
      title={t((w) => w.score.mine)}
      foot={
        <Button
          variant="primary"
          isBusy={isBusy}
          reason={scores === null ? t((w) => w.score.incomplete) : undefined}
          onClick={() => void handleSave()}
        >
          {t((w) => w.score.save)}
        </Button>
      }
    >
      <Stack gap={16}>
        {items.map(({ key, label, weight }) => {
          const name = t((w) => w.score.points, { label, weight });
          return (
            <Row key={key} isBetween>
              <span>{name}</span>
              <SegmentedChoice
                label={name}
                options={POINTS.map((value) => ({
                  value: String(value),
                  label: value,
                  name: t((w) => w.score.point, { points: value }),
                }))}
                value={String(points[key] ?? '')}
                onValueChange={(value) => setPoints({ ...points, [key]: Number(value) })}
              />
            </Row>
          );
        })}
        <Row isBetween>
          <span>{t((w) => w.score.bonus)}</span>
          <SegmentedChoice
            label={t((w) => w.score.bonus)}
            options={BONUS.map((value) => ({
              value: String(value),
              label: value,
              name: t((w) => w.score.point, { points: value }),
            }))}
            value={String(bonus)}
            onValueChange={(value) => setBonus(Number(value))}
          />
        </Row>
      </Stack>
    </Card>
  );
};

const AllScores = ({ application, items }: { application: Application; items: readonly ScoringItem[] }) => (
  <Card
    title={t((w) => w.score.all)}
    aside={
      application.averageScore !== null && (
        <Text as="span" isBold isFigure>
          {t((w) => w.score.average, { score: application.averageScore.toFixed(2) })}
          {application.rank !== null && `　${t((w) => w.score.rank, { rank: application.rank })}`}
        </Text>
      )
    }
  >
    <Scroll role="group" aria-label={t((w) => w.score.all)} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t((w) => w.score.reviewer)}</th>
            {items.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t((w) => w.score.bonusColumn)}</th>
            <th scope="col">{t((w) => w.score.total)}</th>
            <th scope="col">{t((w) => w.score.at)}</th>
          </tr>
        </thead>
        <tbody>
          {application.scores.map((score) => (
            <tr key={score.reviewerId}>
              <td>{score.reviewerName}</td>
              {items.map(({ key }) => (
                <td key={key}>{score.items.find(({ item }) => item === key)?.points}</td>
              ))}
              <td>{score.bonusPoints}</td>
              <td>{score.total.toFixed(2)}</td>
              <td>{formatDateTime(score.scoredAt)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  </Card>
);
