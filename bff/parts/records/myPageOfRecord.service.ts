/** What is read of the my page that a record of a list belongs to. */
type Row = {
  readonly id: number;
  readonly displayCode: string;
  readonly projectId: number;
  readonly project: { readonly shortName: string };
  readonly corporationId: number;
  readonly corporation: { readonly name: string };
  readonly planTitle: string;
};

/** The my page of a record, as every list of records names it. */
export const myPageOfRecord = (row: Row) => ({
  id: row.id,
  displayCode: row.displayCode,
  projectId: row.projectId,
  projectName: row.project.shortName,
  corporationId: row.corporationId,
  corporationName: row.corporation.name,
  planTitle: row.planTitle,
});
