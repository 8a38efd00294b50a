import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { Cell } from './Cell.tsx';
import { cellOf } from './cells.ts';
import { type AreaName, pageIdOf, ROWS } from './rows.ts';
import { STATE_WORDS, type State } from './states.ts';

type PageInStateProps = {
  area: AreaName;
  /** As the catalogue's addresses name it: `admin-project-id`. */
  page: string;
  state: State;
};

/** A page of the product in a state; where it cannot be met in it, why. */
export const PageInState = ({ area, page, state }: PageInStateProps) => {
  const row = ROWS[area].find((one) => pageIdOf(one) === page);
  const fact = row === undefined ? undefined : cellOf(row, state);
  if (row !== undefined && fact?.exists) return <Cell row={row} state={state} />;
  return (
    <Page>
      <EmptyState title={`「${STATE_WORDS[state]}」の絵はありません`}>
        {fact?.exists === false ? fact.reason : 'この名前の画面はありません'}
      </EmptyState>
    </Page>
  );
};
