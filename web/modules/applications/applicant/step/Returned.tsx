import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { ApplicationStatus, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application, FormStep, ReturnItem } from '../model/formTypes.ts';
import { documentOfItem } from '../model/openDocuments.ts';
import { fieldsOf } from '../model/values.ts';
import { Corrected } from './Corrected.tsx';

const Items = styled.ul`
  display: grid;
  gap: ${space[12]};
`;

/** Whether the desk has sent the application back: only what it asked for can be changed. */
export const isReturned = ({ status }: Application): boolean => status === ApplicationStatus.Returned;

type Props = Pick<Area, 'application' | 'definition'> & { readonly step: FormStep };

const isOfStep = (item: ReturnItem, { application, definition, step }: Props): boolean => {
  const type = documentOfItem(item, application, definition);
  if (type !== null) return step.kind === 'documents';
  return fieldsOf([step]).some(({ name }) => name === item.field);
};

/** What the place of a finding is called: 見積書（応募時）, 経費明細 2行目. */
export const placeNameOf = ({ fieldLabel, fileName, row }: ReturnItem): string => {
  const label = fieldLabel ?? fileName ?? '';
  return row === null ? label : t((w) => w.returned.row, { label, row });
};

/** What the desk asked to correct in this step, where it is corrected. */
export const ReturnedBox = (props: Props) => {
  const items = isReturned(props.application)
    ? props.application.returnItems.filter(
        (item) => item.status !== ReturnItemStatus.Closed && isOfStep(item, props),
      )
    : [];
  if (items.length === 0) return null;
  return (
    <Notice tone="warning" title={t((w) => w.returned.title, { count: items.length })}>
      <Items>
        {items.map((item) => (
          <li key={item.id}>
            <Text isBold>{t((w) => w.area.place, { label: item.number, message: placeNameOf(item) })}</Text>
            <Written>{item.comment}</Written>
            <Corrected item={item} />
          </li>
        ))}
      </Items>
    </Notice>
  );
};

/** What somebody wrote, with its line breaks. */
export const Written = styled.p`
  white-space: pre-line;
`;

/** The one way on from a corrected step: back to the list of what was asked for. */
export const ReturnedFoot = () => (
  <FormFoot>
    <span />
    <Button type="submit" variant="primary" size="large" icon={Check}>
      {t((w) => w.returned.done)}
    </Button>
  </FormFoot>
);
