/** Each connection keeps the plans of its statements; a filter put together anew each time must not fill it. */
const MAX_STATEMENTS = 500;
const UNNAMED = '';

/** A statement with this in it is planned for its values each time. */
export const PLANNED_ANEW = '/* planned anew */';

/** Names statements, so that PostgreSQL parses and plans each of them once for a connection and not for every call. */
export const createStatementNames = () => {
  const names = new Map<string, string>();
  return (sql: string): string => {
    if (sql.includes(PLANNED_ANEW)) return UNNAMED;
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_STATEMENTS) return UNNAMED;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
};

export type StatementNames = ReturnType<typeof createStatementNames>;

/** Behind a pooler: the next transaction may have another connection. */
export const unnamed: StatementNames = () => UNNAMED;
