import text from '#web/mock/generated/contract.json?raw';

export type Transition = {
  readonly action: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Roles; with * on behalf of the business, in brackets under which condition. */
  readonly by: readonly string[];
  /** '-' when nothing more is asked. */
  readonly guard: string;
};

export type Machine = {
  /** The name of the enumeration of its states. */
  readonly enum: string;
  readonly field: string;
  readonly initial: string;
  readonly terminal: readonly string[];
  readonly transitions: readonly Transition[];
  readonly note?: string;
};

export type StatusSchema = {
  readonly description: string;
  readonly machine: Machine;
  /** Name to Japanese label, in the order of the numbers. */
  readonly labels: ReadonlyMap<string, string>;
};

type Schema = {
  readonly description?: string;
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
  readonly 'x-state-machine'?: Machine;
};

type Contract = {
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>> & {
      readonly AvailableAction: {
        readonly properties: { readonly action: { readonly 'x-labels': Readonly<Record<string, string>> } };
      };
    };
  };
};

// As JSON: to read the same as YAML takes a page some seconds.
const { schemas }: Contract['components'] = JSON.parse(text).components;

const statusSchemaOf = (schema: Schema): StatusSchema[] => {
  const machine = schema['x-state-machine'];
  if (machine === undefined) return [];
  const labels = schema['x-enum-descriptions'] ?? [];
  const names = schema['x-enum-varnames'] ?? [];
  return [
    {
      machine,
      description: schema.description ?? machine.enum,
      labels: new Map(names.map((name, index) => [name, labels[index] ?? name])),
    },
  ];
};

/** What the actions of the contract are called on the buttons. A story fails when one is missing. */
export const ACTION_WORDS = schemas.AvailableAction.properties.action['x-labels'];

/** Every status of the contract that moves by actions, read from the contract itself. */
export const readStatusSchemas = (): readonly StatusSchema[] =>
  Object.values<Schema>(schemas).flatMap(statusSchemaOf);
