/** A statement with so many rows is done long before the server's time for one is over. */
const ROWS_AT_ONCE = 1000;

/**
 * Writes any number of rows, a thousand in a statement: one with all of them could take longer than a statement may.
 * @param write one statement
 * @returns what the statements answer, in the order of the rows
 */
export const writeMany = async <Row, Written>(
  rows: readonly Row[],
  write: (json: string) => Promise<readonly Written[]>,
): Promise<Written[]> => {
  const written: Written[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    written.push(...(await write(JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE), plainNumbers))));
  }
  return written;
};

/** Yen are bigint in rows and numbers in JSON. */
const plainNumbers = (_name: string, part: unknown): unknown =>
  typeof part === 'bigint' ? Number(part) : part;
