import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isEmail } from '#rules/contact.ts';
import { loadContractDocument } from '../core/contractDocument.ts';

type Schema = { readonly $ref?: string };
type MediaTypes = Record<string, { schema?: Schema }>;
type ResponseObject = { $ref?: string; content?: MediaTypes };
type OperationObject = { responses: Record<string, ResponseObject>; 'x-error-codes'?: number[] };

const document = loadContractDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv).addFormat('email', isEmail);
/** The rows of a list that is read in parts are told apart by what the contract names: no cursor means two of them. */
ajv.addKeyword({
  keyword: 'x-parts-by',
  schemaType: 'array',
  validate: (names: readonly string[], { items }: { readonly items: readonly Record<string, unknown>[] }) =>
    new Set(items.map((item) => JSON.stringify(names.map((name) => item[name])))).size === items.length,
});
ajv.addSchema({ $id: 'contract', components: document.components });

const resolve = (response: ResponseObject): ResponseObject => {
  if (response.$ref === undefined) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  const components = document.components as unknown as { responses: Record<string, ResponseObject> };
  return components.responses[name] ?? {};
};

/** Of the few answers whose schema has no name. */
const unnamed = new WeakMap<object, ValidateFunction>();

/** References point into the document; here they point into the schema that ajv holds. */
const compileUnnamed = (schema: object): ValidateFunction => {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const validate = ajv.compile(JSON.parse(text));
  unnamed.set(schema, validate);
  return validate;
};

/** Compiled once, however many operations answer with it. */
const validatorOf = (schema: Schema = {}): ValidateFunction =>
  (schema.$ref === undefined ? unnamed.get(schema) : ajv.getSchema(`contract${schema.$ref}`)) ??
  compileUnnamed(schema);

export type Answer = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
};

const codeOf = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : undefined;

/**
 * Checks an answer against the contract: its status is documented, its body fits the schema, its error code is one
 * that the operation may give.
 * @throws Error that names the operation and what is wrong
 */
export const assertAnswerFits = (answer: Answer): void => {
  const operation = document.paths[answer.path]?.[answer.method] as OperationObject;
  const response = operation.responses[String(answer.status)];
  const name = `${answer.operationId} ${answer.status}`;
  if (response === undefined) {
    throw new Error(`${name} is not documented: ${JSON.stringify(answer.body)?.slice(0, 500)}`);
  }
  const code = answer.status >= 400 ? codeOf(answer.body) : undefined;
  if (code !== undefined && !operation['x-error-codes']?.includes(code)) {
    throw new Error(`${name} answers code ${code}, which its x-error-codes do not hold`);
  }
  const content = resolve(response).content;
  // A file answers its own type; the contract says bytes.
  const mediaType = Object.entries(content ?? {}).find(
    ([type]) => answer.contentType.startsWith(type) || type === 'application/octet-stream',
  );
  if (content === undefined) {
    if (answer.body !== undefined) throw new Error(`${name} should have no body`);
    return;
  }
  if (mediaType === undefined)
    throw new Error(`${name} answers ${answer.contentType}, which is not documented`);
  if (!mediaType[0].includes('json')) return;
  const validate = validatorOf(mediaType[1].schema);
  if (!validate(answer.body)) {
    throw new Error(
      `${name} does not fit the contract: ${ajv.errorsText(validate.errors, { separator: '\n' })}`,
    );
  }
};
