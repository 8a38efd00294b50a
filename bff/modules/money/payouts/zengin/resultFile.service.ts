import { HEADER, TRAILER, TRANSFER } from './layouts.service.ts';
import { RECORD_BYTES, readRecord, type Values } from './record.service.ts';

/** The fields of a record that say where the money goes. */
export const PAYEE_FIELDS = ['bankCode', 'branchCode', 'accountType', 'accountNumber', 'holder'] as const;

export type PayeeField = (typeof PAYEE_FIELDS)[number];

type Payee = { readonly [Field in PayeeField]: string };

/** Where such a field begins in its record, from 1 on. */
export const byteOfPayee = (field: PayeeField): number =>
  TRANSFER.slice(
    0,
    TRANSFER.findIndex(({ name }) => name === field),
  ).reduce((byte, { width }) => byte + width, 1);

/** What the bank did with one transfer of a file that it gives back. */
export type TransferResult = {
  /** 1 is the first record of the file, its header. */
  readonly record: number;
  /** As written into the file that it answers; not a number where somebody changed it. */
  readonly paymentId: number;
  readonly batchNumber: number;
  readonly amount: bigint;
  /** Whom the bank says that it paid, as the record has it. */
  readonly payee: Payee;
  /** Blank while the bank has not carried it out; 0 paid, other letters say why not. */
  readonly code: string;
};

/** Why a file cannot be read, and where: the record from 1 on, the byte within it from 1 on. */
export type ResultProblem = {
  readonly kind: 'length' | 'order' | 'digits' | 'count' | 'total' | 'service';
  readonly record: number;
  readonly byte: number;
  /** What stands there, and what should. */
  readonly found: string;
  readonly expected: string;
};

export type ResultFile = {
  readonly transferMonthDay: string;
  readonly remitterCode: string;
  readonly results: readonly TransferResult[];
  /** Any of them refuses the whole file. */
  readonly problems: readonly ResultProblem[];
};

/** Banks end their lines or not, and some end the file as an old editor did. */
const LINE_ENDS = new Set([0x0a, 0x0d, 0x1a]);

const withoutLineEnds = (bytes: Uint8Array): Uint8Array => bytes.filter((byte) => !LINE_ENDS.has(byte));

const recordsOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / RECORD_BYTES) }, (_, index) =>
    bytes.subarray(index * RECORD_BYTES, (index + 1) * RECORD_BYTES),
  );

const classOf = (record: Uint8Array | undefined): string => String.fromCharCode(record?.[0] ?? 0);

/** The first byte of each record: 1, any number of 2, 8, 9. */
const orderProblems = (records: readonly Uint8Array[]): ResultProblem[] =>
  records.flatMap((record, index) => {
    const last = records.length - 1;
    const expected = index === 0 ? '1' : index === last ? '9' : index === last - 1 ? '8' : '2';
    const found = classOf(record);
    return found === expected
      ? []
      : [{ kind: 'order' as const, record: index + 1, byte: 1, found, expected }];
  });

const AMOUNT_BYTE = 81;
const COUNT_BYTE = 2;
const TOTAL_BYTE = 8;
const SERVICE_BYTE = 2;

const digitProblems = (values: Values<typeof TRANSFER>, record: number): ResultProblem[] =>
  /^\d+$/.test(values.amount)
    ? []
    : [{ kind: 'digits', record, byte: AMOUNT_BYTE, found: values.amount, expected: '0-9' }];

const resultOf = (values: Values<typeof TRANSFER>, record: number): TransferResult => ({
  record,
  paymentId: Number(values.customerCode1),
  batchNumber: Number(values.customerCode2),
  amount: /^\d+$/.test(values.amount) ? BigInt(values.amount) : 0n,
  payee: {
    bankCode: values.bankCode,
    branchCode: values.branchCode,
    accountType: values.accountType,
    accountNumber: values.accountNumber,
    holder: values.holder,
  },
  code: values.result,
});

const totalProblems = (
  { count, total }: Values<typeof TRAILER>,
  results: readonly TransferResult[],
): ResultProblem[] => {
  const record = results.length + 2;
  const sum = String(results.reduce((all, { amount }) => all + amount, 0n)).padStart(total.length, '0');
  const number = String(results.length).padStart(count.length, '0');
  return [
    ...(count === number
      ? []
      : [{ kind: 'count' as const, record, byte: COUNT_BYTE, found: count, expected: number }]),
    ...(total === sum
      ? []
      : [{ kind: 'total' as const, record, byte: TOTAL_BYTE, found: total, expected: sum }]),
  ];
};

const SMALLEST = 3;

/**
 * Reads a file that the bank gives back: the order's own records, each with its result. A file of another shape, with
 * figures that do not add up or with a record cut off is refused with the places; nothing of it may then be used.
 */
export const readResultFile = (file: Uint8Array): ResultFile => {
  const bytes = withoutLineEnds(file);
  const records = recordsOf(bytes);
  const rest = bytes.length % RECORD_BYTES;
  const empty = { transferMonthDay: '', remitterCode: '', results: [] };
  if (rest !== 0 || records.length < SMALLEST) {
    const where = { record: Math.max(1, records.length), byte: rest + 1 };
    const problem = {
      kind: 'length',
      ...where,
      found: String(rest),
      expected: String(RECORD_BYTES),
    } as const;
    return { ...empty, problems: [problem] };
  }
  const problems = orderProblems(records);
  if (problems.length > 0) return { ...empty, problems };
  const header = readRecord(HEADER, records[0] ?? new Uint8Array());
  const transfers = records.slice(1, -2).map((record) => readRecord(TRANSFER, record));
  const results = transfers.map((values, index) => resultOf(values, index + 2));
  const trailer = readRecord(TRAILER, records.at(-2) ?? new Uint8Array());
  const wrongService: ResultProblem[] =
    header.service === '21'
      ? []
      : [{ kind: 'service', record: 1, byte: SERVICE_BYTE, found: header.service, expected: '21' }];
  return {
    transferMonthDay: header.transferMonthDay,
    remitterCode: header.remitterCode,
    results,
    problems: [
      ...wrongService,
      ...transfers.flatMap((values, index) => digitProblems(values, index + 2)),
      ...totalProblems(trailer, results),
    ],
  };
};
