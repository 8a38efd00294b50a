/** How the offices are called towards companies and applicants, and the product itself towards everybody. */
export const officeNames = {
  desk: '事務局',
  ministry: '農林水産省',
  inspection: '検査機関',
  system: 'システム',
} as const;
