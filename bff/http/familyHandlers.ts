import type { OperationId } from '#bff/core/contractDocument.ts';
import { FAMILIES, FAMILY_LINES, type Family, type FamilyTitle } from '#rules/families.ts';
import type { Handler, Handlers, PhasedHandler, PhasedOperationId } from './handlers.ts';

/** The names of an operation of every family, one by one, of one with the family left open: create{Family}Application. */
type Filled<Id extends string> = Id extends `${infer Before}{Family}${infer After}`
  ? Extract<OperationId, `${Before}${FamilyTitle}${After}`>
  : never;

/** Makes the handler of one family; it takes and answers what that operation of any family does. */
type MakeHandler<Id extends string> = (
  family: Family,
) => [Filled<Id>] extends [PhasedOperationId] ? PhasedHandler<Filled<Id>> : Handler<Filled<Id>>;

/**
 * The same operations under the names of every family. That none is missing is checked where all handlers stand
 * together.
 */
export const familyHandlers = <Id extends string>(
  makers: {
    readonly [Name in Id]: MakeHandler<Name>;
  },
): Pick<Handlers, Filled<Id>> => {
  const named = FAMILIES.flatMap((family) =>
    Object.entries<MakeHandler<Id>>(makers).map(([name, make]) => [
      name.replace('{Family}', FAMILY_LINES[family].title),
      make(family),
    ]),
  );
  // The generated edge: the names are put together here as the type above does.
  return Object.fromEntries(named) as Pick<Handlers, Filled<Id>>;
};
