/* The corporations of the demo: names, places and numbers are all made up (office code 9999 does not exist). */

export type SeedCorporation = {
  readonly applicantType: number;
  readonly legalForm: number;
  readonly corporateNumber: string | null;
  readonly name: string;
  readonly nameKana: string;
  readonly representativeTitle: string | null;
  readonly representativeName: string;
  readonly representativeNameKana: string;
  readonly postalCode: string;
  readonly prefecture: number;
  readonly city: string;
  readonly streetAddress: string;
  readonly phone: string;
  readonly industryGroup: number;
  readonly industryCode: number | null;
  readonly businessScale: number;
  readonly capital: number | null;
  readonly employees: number;
  readonly establishedOn: string;
  readonly fiscalMonth: number;
  readonly taxStatus: number;
  /** Of its log-ins; the same in every project. */
  readonly email: string;
  readonly bank: {
    readonly bankCode: string;
    readonly bankName: string;
    readonly bankNameKana: string;
    readonly branchCode: string;
    readonly branchName: string;
    readonly branchNameKana: string;
    readonly accountNumber: string;
    readonly accountHolderKana: string;
  };
};
