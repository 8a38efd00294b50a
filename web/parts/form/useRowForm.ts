import type { ChangeResult } from '#web/parts/api/query.tsx';
import type { Newest } from './conflict/useOpened.ts';
import type { SendResult } from './sendResult.ts';
import { useDone } from './useDone.ts';
import type { FormValues } from './values.ts';

type Named = { readonly name: string };

type Ways<Row extends Named, Body extends object> = {
  /** Null makes a new one. */
  readonly newest: Newest<Row | null>;
  readonly create: (values: FormValues) => Promise<ChangeResult<unknown>>;
  /** The difference to what is there; empty: nothing is sent. */
  readonly changeOf: (values: FormValues, row: Row) => Body;
  readonly update: (row: Row, body: Body, ifMatch: string | null) => Promise<ChangeResult<Row>>;
  /** What is said of a change that was saved. */
  readonly savedText: (row: Row) => string;
  readonly onClose: () => void;
};

/** Sends a form of something that two people make: a new one waits for the second, a changed one is said to be saved. */
export const useRowForm = <Row extends Named, Body extends object>(ways: Ways<Row, Body>) => {
  const done = useDone(ways.onClose);
  const create = async (values: FormValues): Promise<SendResult> => {
    const result = await ways.create(values);
    return result.isOk ? { isOk: true, afterwards: ways.onClose } : result;
  };
  const update = async (values: FormValues, row: Row, ifMatch: string | null): Promise<SendResult> => {
    const body = ways.changeOf(values, row);
    if (Object.keys(body).length === 0) return { isOk: true, afterwards: ways.onClose };
    const result = await ways.update(row, body, ifMatch);
    return result.isOk ? done(ways.savedText(result.body as Row)) : result;
  };
  return (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const row = ways.newest.current;
    return row === null ? create(values) : update(values, row, ifMatch);
  };
};
