import { Button } from '#ui-kit/Button/index.ts';

type Offered = { readonly action: string; readonly allowed: boolean; readonly reason?: string };

type MoveButtonsProps<Name extends string, Offer extends Offered> = {
  /** Back first, forward last. */
  readonly order: readonly Name[];
  /** What the server says is possible now. */
  readonly offers: readonly Offer[];
  /** What leads on: the filled buttons. */
  readonly onwards: readonly Name[];
  readonly labelOf: (name: Name, offer: Offer) => string;
  readonly onChoose: (name: Name, offer: Offer) => void;
};

/** A button for every move of a record that is offered; one that is not allowed now says why. */
export const MoveButtons = <Name extends string, Offer extends Offered>(
  props: MoveButtonsProps<Name, Offer>,
) => {
  const { order, offers, onwards, labelOf, onChoose } = props;
  return order.map((name) => {
    const offer = offers.find(({ action }) => action === name);
    if (offer === undefined) return null;
    return (
      <Button
        key={name}
        variant={onwards.includes(name) ? 'primary' : 'plain'}
        {...(offer.allowed ? {} : { reason: offer.reason })}
        onClick={() => onChoose(name, offer)}
      >
        {labelOf(name, offer)}
      </Button>
    );
  });
};
