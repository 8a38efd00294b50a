import { Card } from '#ui-kit/Card/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { PropertyDisposalStatus } from '#web/parts/api/generated/enums.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { PropertyDisposalStatusTag } from '#web/parts/status/PropertyDisposalStatusTag.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { DisposalActions } from './DisposalActions.tsx';
import { type Disposal, disposalFacts, disposalTitle } from './disposal.ts';
import { propertyText as t } from './property.words.ts';
import { SideFacts } from './SideFacts.tsx';
import type { Side } from './usePropertyChange.ts';

const STEPS = [
  'create',
  'update',
  'submit',
  'return',
  'assess',
  'forward',
  'approve',
  'decline',
  'withdraw',
] as const;

const actionWord = ({ action, isOnBehalf }: Disposal['history'][number]): string => {
  const known = STEPS.find((name) => name === action);
  const word = known === undefined ? action : t((w) => w.disposal.steps[known]);
  return isOnBehalf ? t((w) => w.disposal.facts.onBehalf, { action: word }) : word;
};

const History = ({ disposal }: { disposal: Disposal }) =>
  disposal.history.length === 0 ? null : (
    <Disclosure summary={t((w) => w.disposal.facts.history)}>
      <Stack gap={4}>
        {disposal.history.map((step) => (
          <Text key={step.at + step.action} size={14}>
            {t((w) => w.disposal.facts.step, {
              day: formatDay(step.at),
              action: actionWord(step),
              name: step.actorName,
            })}
            <TextPart>{step.comment !== null && ` ${step.comment}`}</TextPart>
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );

type DisposalCardProps = {
  readonly disposal: Disposal;
  readonly onReload: () => void;
  /** Where its paper is. */
  readonly paperHref: (sectionId: number) => string;
  readonly side: Side;
};

/** A disposal request: its content, the amount to return, its paper and actions. */
export const DisposalCard = ({ disposal, onReload, paperHref, side }: DisposalCardProps) => {
  const { status, returnReason, document, recoveryId } = disposal;
  const isReturned = status === PropertyDisposalStatus.Returned;
  return (
    <Card
      title={disposalTitle(disposal)}
      headingLevel={3}
      aside={<PropertyDisposalStatusTag status={status} />}
      edge={isReturned ? 'attention' : 'plain'}
    >
      <Stack gap={12}>
        {isReturned && (
          <Notice tone="warning" title={t((w) => w.disposal.returned)}>
            {returnReason}
          </Notice>
        )}
        <SideFacts side={side} facts={disposalFacts(disposal)} />
        {document !== null && (
          <TextLink as={Link} variant="arrow" href={paperHref(document.sectionId)}>
            {document.title}
          </TextLink>
        )}
        {recoveryId !== null && (
          <TextLink as={Link} variant="arrow" href={adminPaths.recovery(recoveryId)}>
            {t((w) => w.disposal.facts.recoveryOpen)}
          </TextLink>
        )}
        <Row>
          <DisposalActions {...{ disposal, onReload }} />
        </Row>
        <History disposal={disposal} />
      </Stack>
    </Card>
  );
};
