/*
 * The families of applications. A family is a line here and a folder in bff/programmes: addresses, headers, cookies,
 * operations, pages, the enumeration of programmes and the contract's schemas follow from them.
 */

/** A deployment, by its name in the contract's DomainType. */
export type Deployment = 'Food' | 'IngR4' | 'IngR5' | 'IngR6';

/** What a programme of a family is called and where it is offered. */
export type Programme = {
  /** The number of the contract's ProgramKind: on the wire and in the database, never given twice. */
  readonly number: number;
  readonly label: string;
  readonly deployments: readonly Deployment[];
};

type FamilyLine = {
  /** The family in names of operations and schemas: createNotoApplication. */
  readonly title: string;
  readonly label: string;
  /** In headings of the contract, where it says more than the label. */
  readonly heading: string;
  /** The picture of its entry in the menu. */
  readonly symbol: 'shop' | 'grain' | 'place' | 'people' | 'paper';
  /** The contract's lists of documents that its applications carry. */
  readonly documentLists: readonly string[];
  readonly expenseList: string;
  /** By names of the contract's ProgramKind. */
  readonly programmes: Readonly<Record<string, Programme>>;
};

export const FAMILY_LINES = {
  general: {
    title: 'General',
    label: '外食',
    heading: '外食',
    symbol: 'shop',
    documentLists: ['DocumentType'],
    expenseList: 'ExpenseCategoryDining',
    programmes: {
      GoToEat: { number: 0, label: 'Go To Eat関連（業態転換等支援事業）', deployments: ['Food'] },
      Business: { number: 1, label: '外食産業事業成長支援補助金', deployments: ['Food'] },
    },
  },
  ingredient: {
    title: 'Ingredient',
    label: '原材料',
    heading: '原材料・産地連携',
    symbol: 'grain',
    documentLists: ['DocumentType', 'IngR4DocumentType'],
    expenseList: 'ExpenseCategoryIngredient',
    programmes: {
      Ingredient: {
        number: 2,
        label: '食品原材料調達安定化／リスク軽減対策事業（R4補・R5補）',
        deployments: ['IngR4', 'IngR5'],
      },
      IngredientR6: { number: 5, label: '産地連携推進緊急対策事業（R6補）', deployments: ['IngR6'] },
    },
  },
  noto: {
    title: 'Noto',
    label: '能登',
    heading: '能登',
    symbol: 'place',
    documentLists: ['NotoDocumentType'],
    expenseList: 'ExpenseCategoryNoto',
    programmes: {
      Noto: {
        number: 3,
        label: '能登半島地震被災飲食店による営業継続の取組補助金（R5補）',
        deployments: ['Food'],
      },
    },
  },
  inclusive: {
    title: 'Inclusive',
    label: 'インクルーシブ',
    heading: 'インクルーシブ',
    symbol: 'people',
    documentLists: ['InclusiveDocumentType'],
    expenseList: 'ExpenseCategoryInclusive',
    programmes: {
      Inclusive: {
        number: 4,
        label: 'インクルーシブ対応や環境配慮の取組補助金（R5補）',
        deployments: ['Food'],
      },
    },
  },
} as const satisfies Readonly<Record<string, FamilyLine>>;

/** The family's name on the wire. */
export type Family = keyof typeof FAMILY_LINES;

export type Lines = typeof FAMILY_LINES;

/** A family in names of operations and schemas. */
export type FamilyTitle = Lines[Family]['title'];

export type DocumentList = Lines[Family]['documentLists'][number];
export type ExpenseList = Lines[Family]['expenseList'];

export const isFamily = (word: string): word is Family => Object.hasOwn(FAMILY_LINES, word);

/** The families in the order of the list. */
export const FAMILIES: readonly Family[] = Object.keys(FAMILY_LINES).filter(isFamily);

/** One value for each family. */
export const byFamily = <Value>(make: (family: Family) => Value) =>
  // The compiler loses names that are worked out.
  Object.fromEntries(FAMILIES.map((family) => [family, make(family)])) as Readonly<Record<Family, Value>>;
