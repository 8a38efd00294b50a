/**
 * What is counted while the product works. Labels are words of ours, of which there are few: operations of the contract,
 * jobs, outcomes; never an address, an id or a name.
 */
export type Metrics = {
  /** @param request `operation`: of the contract, `page` for other addresses of the site, `none` for those of nobody */
  readonly requestEnded: (request: RequestEnd) => void;
  /** A batch of a job; `doneCount` of what it did. */
  readonly batchEnded: (batch: BatchEnd) => void;
  readonly scanEnded: (scan: { readonly outcome: ScanOutcome; readonly seconds: number }) => void;
  /** @param upload `outcome`: `stored`, or why the storage could not */
  readonly uploadEnded: (upload: UploadEnd) => void;
};

export type RequestEnd = {
  readonly operation: string;
  /** 0: the caller went before an answer. */
  readonly status: number;
  readonly seconds: number;
};

export type BatchEnd = {
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  readonly doneCount: number;
  readonly seconds: number;
};

export type ScanOutcome = 'clean' | 'threat' | 'unavailable';

export type UploadEnd = { readonly outcome: string; readonly sizeBytes: number; readonly seconds: number };
