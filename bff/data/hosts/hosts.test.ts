import { describe, expect, it } from 'vitest';
import { hostsOf } from './hosts.ts';

describe('the servers of a database', () => {
  it('are read from one address, with everything else that it says', () => {
    const { all } = hostsOf('postgres://hojo:p%2Cw@one:5432,two:5433/hojo?sslmode=require');
    expect(all).toEqual([
      'postgres://hojo:p%2Cw@one:5432/hojo?sslmode=require',
      'postgres://hojo:p%2Cw@two:5433/hojo?sslmode=require',
    ]);
    expect(hostsOf('postgres://one/hojo').all).toEqual(['postgres://one/hojo']);
  });

  it('are tried in turn, and one that failed for many at once is passed by once', () => {
    const hosts = hostsOf('postgres://one,two,three/hojo');
    const first = hosts.url();
    hosts.failed(first);
    hosts.failed(first);
    expect(hosts.url()).toBe('postgres://two/hojo');
    hosts.failed(hosts.url());
    hosts.failed(hosts.url());
    expect(hosts.url()).toBe(first);
  });
});
