import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { completionText as t } from './completion.words.ts';
import type { Completion } from './completionTypes.ts';

type Check = Completion['checks'][number];

const lookOf = ({ isDone, isRequired }: Check) => {
  if (isDone) return { tone: 'success', icon: CircleCheck, word: t((w) => w.checks.done) } as const;
  return isRequired
    ? ({ tone: 'warning', icon: CircleAlert, word: t((w) => w.checks.open) } as const)
    : ({ tone: 'neutral', icon: CircleDashed, word: t((w) => w.checks.later) } as const);
};

const placeOf = ({ key }: Check, projectId: number): { href: string; label: string } | null => {
  if (key === 'start') return null;
  return key === 'changes'
    ? { href: userPaths.changes(projectId), label: t((w) => w.checks.changes) }
    : { href: userPaths.payments(projectId), label: t((w) => w.checks.payments) };
};

const ToDo = ({ check, projectId }: { check: Check; projectId: number }) => {
  const place = placeOf(check, projectId);
  const { tone, icon, word } = lookOf(check);
  return (
    <Stack gap={4}>
      <StatusTag {...{ tone, icon }}>{word}</StatusTag>
      {check.text !== null && <Text size={14}>{check.text}</Text>}
      {!check.isDone && place !== null && (
        <TextLink as={Link} variant="arrow" href={place.href}>
          {place.label}
        </TextLink>
      )}
    </Stack>
  );
};

/** What has to be done before the completion is reported, each with the way there. */
export const CompletionChecks = ({ checks, projectId }: { checks: readonly Check[]; projectId: number }) => (
  <Card title={t((w) => w.checks.title)}>
    <Facts
      facts={checks.map((check) => ({
        key: check.key,
        term: check.label,
        value: <ToDo {...{ check, projectId }} />,
      }))}
    />
  </Card>
);
