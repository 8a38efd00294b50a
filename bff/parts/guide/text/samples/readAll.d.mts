/** The rows of a list of the contract, page by page; throws an Error that says why it gave up. */
export const readAll: (address: string, key: string) => AsyncGenerator<unknown, void>;
