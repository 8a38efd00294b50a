import { corporateNumberCheckDigit } from '#rules/corporateNumber.ts';
import { corporationOf } from '../corporations/corporations.ts';

/** Who applies, in the words of the forms. */
export type Applicant = {
  readonly applicantType: number;
  readonly corporateNumber: string | null;
  readonly name: string;
  readonly nameKana: string;
  readonly legalForm: number;
  readonly representativeTitle: string | null;
  readonly representativeName: string;
  readonly representativeNameKana: string;
  readonly birthDate: string | null;
  readonly postalCode: string;
  readonly prefecture: number;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly capital: number | null;
  readonly employees: number;
  readonly establishedOn: string;
};

/** A corporation of the demo as an applicant. */
export const applicantOf = (corporationId: number, email?: string): Applicant => {
  // A form asks for no account.
  const { bank: _bank, ...corporation } = corporationOf(corporationId);
  return {
    ...corporation,
    // An association has no capital: 0 yen in the form.
    capital: corporation.applicantType === 0 ? (corporation.capital ?? 0) : null,
    birthDate: corporation.applicantType === 1 ? '1984-02-29' : null,
    address: `${corporation.city}${corporation.streetAddress}`,
    email: email ?? corporation.email,
  };
};

const INDIVIDUAL = {
  applicantType: 1,
  corporateNumber: null,
  legalForm: 14,
  representativeTitle: null,
  capital: null,
};

const numberOf = (sequence: number): string => {
  const base = `9999010000${sequence}`;
  return `${corporateNumberCheckDigit(base)}${base}`;
};

type Newcomer = {
  readonly name: string;
  readonly nameKana: string;
  readonly person: string;
  readonly personKana: string;
  readonly prefecture: number;
  readonly address: string;
  readonly email: string;
};

/** The first three digits of postal codes by prefecture (JIS number); the last four, 0000, belong to no street. */
const POSTAL_AREAS: readonly string[] =
  `- 060 030 020 980 010 990 960 310 320 370 330 260 100 220 950 930 920 910 400 380
   500 420 450 514 520 600 540 650 630 640 680 690 700 730 750 770 760 790 780
   810 840 850 860 870 880 890 900`.split(/\s+/);

/** Area codes of seats of prefectures where the demo's applicants live; the rest have a mobile number. */
const AREA_CODES: { readonly [prefecture: number]: string } = {
  1: '0110',
  4: '0220',
  11: '0480',
  12: '0430',
  13: '0300',
  14: '0450',
  15: '0250',
  16: '0760',
  17: '0760',
  18: '0770',
  20: '0260',
  22: '0540',
  23: '0520',
  26: '0750',
  27: '0600',
  28: '0780',
  33: '0860',
  34: '0820',
  40: '0920',
};

/** A number that nobody has: 0000 after the area, and two digits of its own. */
const phoneOf = ({ prefecture, email }: Pick<Newcomer, 'prefecture' | 'email'>): string => {
  const own = [...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90, 7) + 10;
  const area = AREA_CODES[prefecture];
  return area === undefined ? `0900000${String(own).padStart(4, '0')}` : `${area}0000${own}`;
};

const common = ({ person, personKana, ...rest }: Newcomer) => ({
  ...rest,
  representativeName: person,
  representativeNameKana: personKana,
  postalCode: `${POSTAL_AREAS[rest.prefecture] ?? '100'}0000`,
  phone: phoneOf(rest),
  employees: 8,
  establishedOn: '2009-04-01',
});

/** A person in business that no my page knows yet. */
export const personInBusiness = (newcomer: Newcomer): Applicant => ({
  ...common(newcomer),
  ...INDIVIDUAL,
  birthDate: '1979-08-12',
});

/** A company that no my page knows yet. @param sequence two digits of its made-up number, from 13 */
export const company = (sequence: number, newcomer: Newcomer): Applicant => ({
  ...common(newcomer),
  applicantType: 0,
  corporateNumber: numberOf(sequence),
  legalForm: 0,
  representativeTitle: '代表取締役',
  birthDate: null,
  capital: 10_000_000,
});
