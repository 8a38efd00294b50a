import type { Prisma } from '#bff/generated/prisma/client.ts';

type Models = Prisma.TypeMap['model'];
type Row<Name extends keyof Models> = Models[Name]['payload']['scalars'];
type Changes<Name extends keyof Models> = Partial<
  Exclude<Models[Name]['operations']['createMany']['args']['data'], readonly unknown[]>
>;
type Maker<Name extends keyof Models> = (changes?: Changes<Name>) => Promise<Row<Name>>;

/** A maker for each model: inserts a valid row, with what it needs, and the given columns changed. */
export type Makers = { readonly [Name in keyof Models as Uncapitalize<Name>]: Maker<Name> } & {
  readonly submittedApplication: Maker<'Application'>;
};
