import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isEmail } from '#rules/contact.ts';
import { answerOf, contract, type Found, type OperationId, pointerTo, requestOf } from './contract.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, inlineRefs: false });
formats.default(ajv).addFormat('email', isEmail);
ajv.addSchema({ $id: 'contract', ...contract });

const JSON_TYPES = ['application/json', 'application/problem+json'];
const ANY_FILE = 'application/octet-stream';

/** What is wrong with a value at a place of the contract; each schema is compiled once. */
const schemaFaults = (pointer: string, value: unknown): string[] => {
  const validate = ajv.getSchema(`contract${pointer}`);
  if (validate === undefined) throw new Error(`The contract has no schema at ${pointer}`);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message = '', params }) =>
      `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  );
};

type WithContent = { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };

const mediaTypeOf = (headers: Headers): string => (headers.get('content-type') ?? '').split(';', 1)[0] ?? '';

const bodyFaults = async (
  { value, pointer }: Found<WithContent>,
  message: Request | Response,
): Promise<string[]> => {
  const sent = mediaTypeOf(message.headers);
  const known = Object.keys(value.content ?? {});
  if (sent === '') return known.length === 0 || message instanceof Request ? [] : ['a body is missing'];
  // A stored file is served as what it is; the contract calls all of them a stream of bytes.
  const type = known.find((name) => name === sent) ?? known.find((name) => name === ANY_FILE);
  if (type === undefined) return [`${sent} is none of ${known.join(', ') || 'its (empty) contents'}`];
  return JSON_TYPES.includes(type)
    ? schemaFaults(pointerTo(pointer, 'content', type, 'schema'), await message.clone().json())
    : [];
};

const codeFaults = async (codes: readonly number[], response: Response): Promise<string[]> => {
  const { code, status } = await response.clone().json();
  return [
    ...(codes.includes(code) ? [] : [`code ${code} is none of ${codes.join(', ')}`]),
    ...(status === response.status ? [] : [`its status says ${status}`]),
  ];
};

/** When to come again is not always known; what is left of a limit, only a machine key is told. */
const NOT_ALWAYS = new Set(['Retry-After', 'RateLimit', 'RateLimit-Policy']);

/**
 * What an answer has that the contract does not know, or lacks that it promises: status, body, headers, and of a
 * problem its code. Empty when all is well.
 */
export const answerFaults = async (id: OperationId, response: Response): Promise<string[]> => {
  const answer = answerOf(id, response.status);
  if (answer === null) return [`the contract knows no status ${response.status}`];
  const { headers = {}, 'x-error-codes': codes } = answer.value;
  const missing = Object.keys(headers).filter((name) => !NOT_ALWAYS.has(name) && !response.headers.has(name));
  return [
    ...missing.map((name) => `the header ${name} is missing`),
    ...(response.headers.has('etag') && !('ETag' in headers) ? ['it has no ETag'] : []),
    ...(await bodyFaults(answer, response)),
    ...(codes === undefined ? [] : await codeFaults(codes, response)),
  ].map((fault) => `${response.status}: ${fault}`);
};

/** What the screen sends and the contract does not take. */
export const requestFaults = async (id: OperationId, request: Request): Promise<string[]> => {
  const expected = requestOf(id);
  if (expected === null) return mediaTypeOf(request.headers) === '' ? [] : ['it takes no body'];
  return (await bodyFaults(expected, request)).map((fault) => `request: ${fault}`);
};
