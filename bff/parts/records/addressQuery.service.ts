import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadContractDocument, mountedOperations, type OperationId } from '#bff/core/contractDocument.ts';

/*
 * What an address says to an operation, where no request is made of it: an order, a view, the conditions of a list. Its
 * texts are held against the contract's own schemas, as a request is.
 */

type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Readonly<Record<string, unknown>>;
};

export type AddressQuery = Readonly<Record<string, unknown>>;

/** The query as its handler takes it; or the first name that the operation does not have, wants or can read. */
type AddressReading =
  | { readonly query: AddressQuery; readonly unreadable?: undefined }
  | { readonly query?: undefined; readonly unreadable: string };

type AddressReader = {
  /** Of everything that the operation's query may have. */
  readonly names: readonly string[];
  readonly read: (params: URLSearchParams) => AddressReading;
};

/** What the library says of an object's keys. */
type Refusal = { readonly additionalProperty?: string; readonly missingProperty?: string };

const parametersOf = (operationId: OperationId): Parameter[] => {
  const { paths, components } = loadContractDocument();
  const mounted = mountedOperations().find((known) => known.operationId === operationId);
  // The generated edge: the contract's own document.
  const operation = paths[mounted?.path ?? '']?.[mounted?.method ?? ''] as {
    readonly parameters?: readonly Parameter[];
  };
  return (operation.parameters ?? [])
    .map((written): Parameter => components.parameters[written.$ref?.split('/').at(-1) ?? ''] ?? written)
    .filter((parameter) => parameter.in === 'query');
};

/** The library also takes `1e3`, `0x10` and blanks for numbers. */
const isAsWritten = (value: unknown, texts: readonly string[]): boolean => {
  const values = [value].flat();
  return texts.every((text, index) => String(values[index]) === text);
};

const createReader = (operationId: OperationId): AddressReader => {
  // A text becomes what its schema asks for, and one value a list of one; two are never one.
  const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, coerceTypes: 'array' }));
  const parameters = parametersOf(operationId);
  const validate = ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    components: { schemas: loadContractDocument().components.schemas },
  });
  const read = (params: URLSearchParams): AddressReading => {
    const query = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
    if (validate(query)) {
      const unreadable = Object.keys(query).find((name) => !isAsWritten(query[name], params.getAll(name)));
      return unreadable === undefined ? { query } : { unreadable };
    }
    const [{ instancePath, params: facts } = { instancePath: '', params: {} }] = validate.errors ?? [];
    const { additionalProperty, missingProperty }: Refusal = facts;
    return { unreadable: additionalProperty ?? missingProperty ?? instancePath.split('/')[1] ?? '' };
  };
  return { names: parameters.map(({ name }) => name), read };
};

const readers = new Map<OperationId, AddressReader>();

/** The reader of an operation's query, made once when it is first asked for. */
export const addressReader = (operationId: OperationId): AddressReader => {
  const reader = readers.get(operationId) ?? createReader(operationId);
  readers.set(operationId, reader);
  return reader;
};
