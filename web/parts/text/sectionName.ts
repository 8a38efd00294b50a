/** What a document is called: a voucher with its number, since there are several of the kind. */
export const sectionName = ({
  title,
  branchNumber,
}: {
  readonly title: string;
  readonly branchNumber: string | null;
}): string => (branchNumber === null ? title : `${title}\uFF08${branchNumber}\uFF09`);
