import type { Fact } from '#ui-kit/Facts/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import {
  ApplicantTypeLabel,
  BusinessScaleLabel,
  IndustryCodeLabel,
  IndustryGroupLabel,
  LegalFormLabel,
  PrefectureLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import {
  DASH,
  formatDate,
  formatPhone,
  formatPostalCode,
  formatText,
  formatYen,
} from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { corporationsText as t } from './corporations.words.ts';

type Corporation = components['schemas']['Corporation'];

const address = ({ postalCode, prefecture, city, streetAddress, building }: Corporation) => (
  <>
    {formatPostalCode(postalCode)}
    <br />
    {[PrefectureLabel[prefecture], city, streetAddress, building].join('')}
  </>
);

/** Title and name; neither breaks within itself. */
const representative = ({ representativeTitle, representativeName }: Corporation) => (
  <>
    <TextPart>{representativeTitle && `${representativeTitle}${marks.gap}`}</TextPart>
    <span style={{ display: 'inline-block' }}>{representativeName}</span>
  </>
);

/** 9 → 09: codes of the statistics keep their leading zeros. */
const digits = (code: number, length: number): string => String(code).padStart(length, '0');

const industry = ({ industryGroup, industryCode }: Corporation): string => {
  if (industryGroup === null) return DASH;
  const group = `${digits(industryGroup, 2)} ${IndustryGroupLabel[industryGroup]}`;
  return industryCode === null
    ? group
    : `${group}${marks.slash}${digits(industryCode, 4)} ${IndustryCodeLabel[industryCode]}`;
};

const scale = ({ businessScale, capital, employees }: Corporation): string =>
  t((w) => w.page.scaleValue, {
    scale: businessScale === null ? DASH : BusinessScaleLabel[businessScale],
    capital: formatYen(capital),
    employees: employees === null ? DASH : t((w) => w.page.people, { count: employees }),
  });

/** What a corporation is, where, in which trade, how big. */
export const basicFacts = (corporation: Corporation): Fact[] => [
  {
    term: t((w) => w.page.kind),
    value: t((w) => w.page.kindValue, {
      type: ApplicantTypeLabel[corporation.applicantType],
      form: LegalFormLabel[corporation.legalForm],
    }),
  },
  {
    term: t((w) => w.page.representative),
    value: representative(corporation),
  },
  { term: t((w) => w.page.address), value: address(corporation) },
  {
    term: t((w) => w.page.phone),
    value: <TextLink href={`tel:${corporation.phone}`}>{formatPhone(corporation.phone)}</TextLink>,
  },
  { term: t((w) => w.page.fax), value: formatPhone(corporation.fax) },
  { term: t((w) => w.page.industry), value: industry(corporation) },
  { term: t((w) => w.page.scale), value: scale(corporation) },
  { term: t((w) => w.page.established), value: formatDate(corporation.establishedOn) },
  {
    term: t((w) => w.page.fiscalMonth),
    value:
      corporation.fiscalMonth === null ? DASH : t((w) => w.page.month, { month: corporation.fiscalMonth }),
  },
  { term: t((w) => w.page.invoice), value: formatText(corporation.invoiceNumber) },
];
