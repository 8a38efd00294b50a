import type { ReactNode } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { PropertyStatus } from '#web/parts/api/generated/enums.ts';
import { PropertyStatusTag } from '#web/parts/status/PropertyStatusTag.tsx';
import { PropertyActions } from './PropertyActions.tsx';
import { missingNames, type Property, propertyFacts, stateWords } from './property.ts';
import { propertyText as t } from './property.words.ts';
import { SideFacts } from './SideFacts.tsx';
import type { Side } from './usePropertyChange.ts';

type PropertyCardProps = {
  readonly property: Property;
  readonly side: Side;
  readonly onReload: () => void;
  /** Acts of one side only. */
  readonly more?: ReactNode;
};

/** One line of the ledger: what it is, what is missing, and what one may do with it. */
export const PropertyCard = ({ property, side, onReload, more }: PropertyCardProps) => {
  const { name, status, returnReason, missing } = property;
  const isReturned = status === PropertyStatus.Returned;
  const state = stateWords(property);
  return (
    <Card
      title={name}
      headingLevel={side === 'business' ? 2 : 3}
      aside={<PropertyStatusTag status={status} />}
      edge={isReturned || (side === 'business' && missing.length > 0) ? 'attention' : 'plain'}
    >
      <Stack gap={12}>
        {isReturned && (
          <Notice tone="warning" title={t((w) => w.returned)}>
            {returnReason}
          </Notice>
        )}
        {missing.length > 0 && <Text>{t((w) => w.missing.title, { names: missingNames(property) })}</Text>}
        {state !== null && <Text tone="muted">{state}</Text>}
        <SideFacts side={side} facts={propertyFacts(property)} />
        <Row>
          <PropertyActions {...{ property, side, onReload }} />
          {more}
        </Row>
      </Stack>
    </Card>
  );
};
