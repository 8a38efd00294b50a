/** The servers of one database; one of them is the primary. */
export type Hosts = {
  /** Where the primary is believed to be. */
  readonly url: () => string;
  readonly all: readonly string[];
  /** The server of that address is away or no primary: the next one is tried from now on. */
  readonly failed: (url: string) => void;
};

const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** Reads an address that may name several servers, as libpq does: `postgres://hojo@one:5432,two:5432/hojo`. */
export const hostsOf = (url: string): Hosts => {
  const [, head = '', hosts = '', tail = ''] = SEVERAL.exec(url) ?? [];
  const all = hosts.includes(',') ? hosts.split(',').map((host) => `${head}${host}${tail}`) : [url];
  let current = 0;
  const now = (): string => all[current] ?? url;
  return {
    all,
    url: now,
    failed: (failed) => {
      if (failed === now()) current = (current + 1) % all.length;
    },
  };
};
