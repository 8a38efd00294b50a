/** Words and numbers of ours about a span: never an address, a name, an id of a person or a value of a statement. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Something that takes its time, from its beginning to `end`. */
export type OpenSpan = {
  readonly traceId: string;
  /** Does something within it: what that asks for lies below it. */
  readonly within: <T>(work: () => T) => T;
  readonly end: (how: { readonly isFailed: boolean; readonly facts?: SpanFacts }) => void;
};

/** Where the time goes, told to a collector of OpenTelemetry. */
export type Tracing = {
  /**
   * A request, which starts or continues a trace.
   * @param traceparent header of a proxy that is believed (W3C Trace Context)
   */
  readonly request: (
    method: string,
    traceparent: string | undefined,
  ) => Omit<OpenSpan, 'end'> & {
    readonly end: (how: {
      readonly operation: string;
      readonly status: number;
      readonly requestId: string;
    }) => void;
  };
  /** A batch of a job, which begins a trace. */
  readonly job: (name: string) => OpenSpan;
  /** A step of whatever is being done; undefined where nothing is. */
  readonly step: (name: string, facts: SpanFacts) => OpenSpan | undefined;
  /** Flushes the remaining spans. */
  readonly stop: () => Promise<void>;
};

/** Does something within a span that ends with it. */
export const inSpan = async <T>(span: OpenSpan | undefined, work: () => Promise<T>): Promise<T> => {
  if (span === undefined) return work();
  try {
    const result = await span.within(work);
    span.end({ isFailed: false });
    return result;
  } catch (error) {
    span.end({ isFailed: true });
    throw error;
  }
};
