type Call = {
  readonly method: string;
  /** As the contract writes it: `/api/admin/project/{id}`. */
  readonly path: string;
  /** Values by name, as the contract types them; what is missing is left out. */
  readonly pathValues: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
};

/** The text of a body is of use to whoever explains a failure; a success is what the contract promises. */
type Sent = { readonly response: Response; readonly body: unknown };

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

const entriesOf = (values: unknown): [string, unknown][] =>
  typeof values === 'object' && values !== null ? Object.entries(values) : [];

const filled = (path: string, values: unknown): string =>
  entriesOf(values)
    .filter(([, value]) => isThere(value))
    .reduce(
      (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
      path,
    );

/** Lists are written value by value: `status=1&status=2`. */
const queryOf = (values: unknown): string => {
  const pairs = entriesOf(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(isThere)
      .map((one) => `${name}=${encodeURIComponent(String(one))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** The parsed body; the text itself where it is no JSON, as of a proxy's error page; nothing where there is none. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    return text;
  }
};

/** Sends one call of the contract. @throws TypeError when no answer came */
export const send = async (
  { method, path, pathValues, query, body, headers, signal }: Call,
  { fetch, baseUrl }: { fetch: (request: Request) => Promise<Response>; baseUrl: string },
): Promise<Sent> => {
  const request = new Request(`${baseUrl}${filled(path, pathValues)}${queryOf(query)}`, {
    method: method.toUpperCase(),
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const response = await fetch(request);
  return { response, body: await bodyOf(response) };
};
