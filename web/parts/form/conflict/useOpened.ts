import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { Answer } from '#web/parts/api/client.ts';
import type { FormValues } from '../values.ts';
import type { Reread } from './reread.ts';

/** Reads a record once more. @returns null when it is gone, or nothing answers */
export const readAgain = async <Body>({
  refetch,
}: Pick<UseQueryResult<Answer<Body> | null>, 'refetch'>): Promise<Answer<Body> | null> => {
  const { data, isError } = await refetch();
  return isError ? null : (data ?? null);
};

/** The last version that a form has come to agree with: what is sent is the difference to it. */
export type Newest<Body> = Pick<RefObject<Body>, 'current'>;

type Ways<Body> = {
  readonly read: () => Promise<Answer<Body> | null>;
  readonly valuesOf: (body: Body) => FormValues;
  readonly factOf: (place: string, values: FormValues, newest: Body) => ReturnType<Reread['factOf']>;
};

/**
 * A record under a form. The form begins with the version that was there when it was opened, whatever the page reads
 * later, and goes on with `newest` once somebody else was faster.
 */
export const useOpened = <Body>(record: Answer<Body>, { read, valuesOf, factOf }: Ways<Body>) => {
  const [opened] = useState(record);
  const newest = useRef(opened.body);
  const reread: Reread = {
    etag: opened.etag,
    read: async () => {
      const now = await read();
      if (now !== null) newest.current = now.body;
      return now && { values: valuesOf(now.body), etag: now.etag };
    },
    factOf: (place, values) => factOf(place, values, newest.current),
  };
  return { initialValues: valuesOf(opened.body), newest, reread };
};
