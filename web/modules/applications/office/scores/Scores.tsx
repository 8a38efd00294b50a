import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { border, color, size, space, text } from '#ui-kit/tokens/index.ts';
import { isConflict } from '#web/parts/api/errors.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { applicationsText as t } from '../applications.words.ts';
import { type Application, useCommand } from '../detail/useApplication.ts';
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
  /** Somebody else was faster: what is given stays, and the next press is meant for the newest state. */
  readonly onReload: () => void;
};

/** Points of every reviewer, and the caller's own to give. */
export const Scores = ({ application, family, mayChange, onReload }: ScoresProps) => {
  const project = useRead('/api/admin/project/{id}', { path: { id: application.projectId } });
  const items = project.data?.body.scoringItems ?? [];
  const isOpen = mayChange && application.status === ApplicationStatus.UnderReview && items.length > 0;
  return (
    <Stack gap={24}>
      {isOpen && <OwnScore application={application} family={family} items={items} onReload={onReload} />}
      {application.scores.length === 0 ? (
        <EmptyState title={t((w) => w.score.none)}>{t((w) => w.score.noneText)}</EmptyState>
      ) : (
        <AllScores application={application} items={items} />
      )}
    </Stack>
  );
};

type OwnScoreProps = Omit<ScoresProps, 'mayChange'> & { items: readonly ScoringItem[] };

/** What the reviewer gives, until it is saved. */
const useOwnScore = ({ application, family, items, onReload }: OwnScoreProps) => {
  const reviewerId = useSessions().adminSession.adminUser?.id ?? 0;
  const own = application.scores.find((score) => score.reviewerId === reviewerId);
  const [points, setPoints] = useState(() => ownPoints(application.scores, reviewerId));
  const [bonus, setBonus] = useState(own?.bonusPoints ?? 0);
  const { send, isBusy } = useCommand(family, application);
  const { show } = useSnackbar();
  const scores = scoreItems(items, points);
  const save = async () => {
    if (scores === null) return;
    const result = await send({ scores, bonusPoints: bonus });
    if (!result.isOk && isConflict(result.error)) onReload();
    show(
      result.isOk
        ? { message: t((w) => w.score.saved), severity: 'success' }
        : { message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' },
    );
  };
  return { points, setPoints, bonus, setBonus, isComplete: scores !== null, save, isBusy };
};

const OwnScore = (props: OwnScoreProps) => {
  const { points, setPoints, bonus, setBonus, isComplete, save, isBusy } = useOwnScore(props);
  return (
    <Card
      title={t((w) => w.score.mine)}
      foot={
        <Button
          variant="primary"
          isBusy={isBusy}
          reason={isComplete ? undefined : t((w) => w.score.incomplete)}
          onClick={() => void save()}
        >
          {t((w) => w.score.save)}
        </Button>
      }
    >
      <Stack gap={16}>
        {props.items.map(({ key, label, weight }) => (
          <PointsRow
            key={key}
            name={t((w) => w.score.points, { label, weight })}
            choices={POINTS}
            value={points[key]}
            onChange={(value) => setPoints({ ...points, [key]: value })}
          />
        ))}
        <PointsRow name={t((w) => w.score.bonus)} choices={BONUS} value={bonus} onChange={setBonus} />
      </Stack>
    </Card>
  );
};

type PointsRowProps = {
  name: string;
  choices: readonly number[];
  value: number | undefined;
  onChange: (value: number) => void;
};

const PointsRow = ({ name, choices, value, onChange }: PointsRowProps) => (
  <Row isBetween>
    <span>{name}</span>
    <SegmentedChoice
      label={name}
      options={choices.map((points) => ({
        value: String(points),
        label: points,
        name: t((w) => w.score.point, { points }),
      }))}
      value={String(value ?? '')}
      onValueChange={(chosen) => onChange(Number(chosen))}
    />
  </Row>
);

const AllScores = ({ application, items }: { application: Application; items: readonly ScoringItem[] }) => (
  <Card title={t((w) => w.score.all)} aside={<Average application={application} />}>
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

const Average = ({ application: { averageScore, rank } }: { application: Application }) =>
  averageScore === null ? null : (
    <Text as="span" isBold isFigure>
      {t((w) => w.score.average, { score: averageScore.toFixed(2) })}
      <TextPart>{rank !== null && `${marks.gap}${t((w) => w.score.rank, { rank })}`}</TextPart>
    </Text>
  );
