/** What the tests use of the S3 server; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  type Options = {
    readonly directory: string;
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly allowMismatchedSignatures: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  };

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    readonly httpServer: import('node:http').Server;
  }
}
