import { useMemo } from 'react';
import { createFiles, type Files } from './files.ts';
import { type Services, useServices } from './services.ts';
import { fetchTransport, xhrTransport } from './transport.ts';

/** Files in and out, on the line of the services. Apart from them: the log-in pages load this one's code for nothing. */
export const filesOn = (line: Services['line']): Files =>
  createFiles({
    ...line,
    fetch: line.send,
    transport: line.fetch === undefined ? xhrTransport : fetchTransport(line.fetch),
  });

/** For a page that has files from its beginning. */
export const useFiles = (): Files => {
  const { line } = useServices();
  return useMemo(() => filesOn(line), [line]);
};
