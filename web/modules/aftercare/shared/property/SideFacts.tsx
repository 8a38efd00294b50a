import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Grid } from '#ui-kit/Layout/index.ts';
import type { Side } from './usePropertyChange.ts';

type SideFactsProps = { readonly facts: readonly Fact[]; readonly side: Side };

/** A dozen facts of one thing: under one another for a business, in two columns where the office has the room. */
export const SideFacts = ({ facts, side }: SideFactsProps) => {
  if (side === 'business') return <Facts facts={facts} />;
  const half = Math.ceil(facts.length / 2);
  return (
    <Grid gap={16}>
      <Facts variant="compact" facts={facts.slice(0, half)} />
      <Facts variant="compact" facts={facts.slice(half)} />
    </Grid>
  );
};
