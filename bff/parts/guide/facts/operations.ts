import type { ContractDocument } from '#bff/core/contractDocument.ts';

type Written = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  readonly 'x-error-codes'?: readonly number[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
};

/** An operation as its readers know it. */
export type DescribedOperation = {
  readonly id: string;
  readonly summary: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly codes: readonly number[];
  readonly isDeprecated: boolean;
  /** The scopes with which a machine key may call it; none: no key may. */
  readonly scopes: readonly string[];
};

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Every operation of the contract, in its order. */
export const operationsIn = ({ paths }: Pick<ContractDocument, 'paths'>): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Written | undefined;
      if (operation === undefined) return [];
      const { operationId: id, summary, tags, deprecated = false, security = [] } = operation;
      const scopes = security.flatMap(({ machineKey = [] }) => machineKey);
      const codes = operation['x-error-codes'] ?? [];
      return [{ id, summary, tag: tags[0] ?? '', method, path, codes, isDeprecated: deprecated, scopes }];
    }),
  );
