import { corporateNumberCheckDigit } from '#bff/services/rules/corporateNumber.ts';
import { corporationOf } from './corporations.ts';

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
  const corporation = corporationOf(corporationId);
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

const common = ({ person, personKana, ...rest }: Newcomer) => ({
  ...rest,
  representativeName: person,
  representativeNameKana: personKana,
  postalCode: `${String(rest.prefecture).padStart(2, '0')}00000`,
  phone: '0300000099',
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
