import { Eye } from 'lucide-react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, media, radius, size, space } from '#ui-kit/tokens/index.ts';
import { joinInstant } from '#web/parts/form/instants.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { DASH, formatDateTime, formatDay, formatYen } from '#web/parts/text/format.ts';
import { projectsText as t } from '../projects.words.ts';

const Place = styled.div`
  ${media.lg} { position: sticky; top: ${space[24]}; }
`;

const Closing = styled.div`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius[6]};
  background: ${color.surfaceSelected};
`;

const Note = styled.div`
  margin: calc(-1 * ${space[16]}) calc(-1 * ${space[16]}) 0;
  padding: ${space[8]} ${space[16]};
  border-bottom: ${border.normal};
  border-radius: ${radius[8]} ${radius[8]} 0 0;
  background: ${color.surfaceSubtle};
  min-height: ${size.tag};
  ${media.md} { margin: calc(-1 * ${space[24]}) calc(-1 * ${space[24]}) 0; padding-inline: ${space[24]}; }
`;

const amountOf = (values: FormValues, name: string): string => {
  const text = textOf(values, name);
  return /^\d+$/.test(text) ? formatYen(Number(text)) : DASH;
};

const dayOf = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : DASH);

const closingOf = (values: FormValues): string => {
  const day = textOf(values, 'applicationClosesAtDay');
  return /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? formatDateTime(joinInstant(day, textOf(values, 'applicationClosesAtTime')))
    : DASH;
};

/** What applicants will read, from what the form holds now, saved or not. */
export const PublicPreview = ({ documentCount }: { documentCount: number }) => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const shown = values ?? {};
  const name = textOf(shown, 'name').trim();
  return (
    <Place>
      <Stack gap={12}>
        <Text as="h2" size={16} isBold>
          {t((w) => w.preview.title)}
        </Text>
        <Card>
          <Stack gap={16}>
            <Note>
              <Row gap={8}>
                <Icon of={Eye} size={16} />
                <Text as="span" size={14} tone="muted">
                  {t((w) => w.preview.note)}
                </Text>
              </Row>
            </Note>
            <Text as="h3" size={18} isBold>
              {name === '' ? t((w) => w.preview.nameless) : name}
            </Text>
            <Closing>
              <Text size={14}>{t((w) => w.preview.close)}</Text>
              <Text size={18} tone="brand" isBold isFigure>
                {closingOf(shown)}
              </Text>
            </Closing>
            <PreviewFacts shown={shown} documentCount={documentCount} />
          </Stack>
        </Card>
      </Stack>
    </Place>
  );
};

const PreviewFacts = ({ shown, documentCount }: { shown: FormValues; documentCount: number }) => (
  <Facts
    variant="compact"
    facts={[
      {
        term: t((w) => w.preview.rate),
        value: t((w) => w.preview.rateValue, {
          numerator: textOf(shown, 'subsidyRateNumerator'),
          denominator: textOf(shown, 'subsidyRateDenominator'),
        }),
      },
      {
        term: t((w) => w.preview.amount),
        value: <Amount shown={shown} />,
      },
      {
        term: t((w) => w.preview.adoption),
        value:
          textOf(shown, 'adoptionPlannedOn') === ''
            ? DASH
            : t((w) => w.preview.adoptionValue, { day: dayOf(textOf(shown, 'adoptionPlannedOn')) }),
      },
      ...(documentCount === 0
        ? []
        : [
            {
              term: t((w) => w.preview.documents),
              value: t((w) => w.preview.documentsValue, { count: documentCount }),
            },
          ]),
    ]}
  />
);

/** From the lowest to the highest amount; a dash while neither is written. */
const rangeOf = (min: string, max: string): string =>
  min === DASH && max === DASH ? DASH : t((w) => w.preview.amountValue, { min, max });

const Amount = ({ shown }: { shown: FormValues }) => (
  <>
    {rangeOf(amountOf(shown, 'minSubsidy'), amountOf(shown, 'maxSubsidy'))}
    {textOf(shown, 'maxSubsidyWithA') !== '' && (
      <Text size={14} tone="muted">
        {t((w) => w.preview.withA, { max: amountOf(shown, 'maxSubsidyWithA') })}
      </Text>
    )}
  </>
);
