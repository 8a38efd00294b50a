import { Component, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import type { Navigator } from './createNavigator.ts';
import type { Place } from './place.ts';
import { HereContext, useShownLocation } from './shown.ts';

type BoundaryProps = {
  readonly place: Place;
  readonly renderError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};
type BoundaryState = { readonly failure: { readonly error: unknown } | null; readonly place: Place };

/** Shows the error until the visitor goes elsewhere. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return place === state.place ? null : { failure: null, place };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderError(failure.error);
  }
}

type NavigationProps = {
  readonly navigator: Navigator;
  /** What is shown for a page that could not be loaded, or that broke. */
  readonly renderError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};

/** wouter's router at the place that is shown; nothing until the first page has been loaded. */
export const Navigation = ({ navigator, renderError, children }: NavigationProps) => {
  const [shown, setShown] = useState(navigator.getShown);
  useLayoutEffect(() => {
    const take = () => startTransition(() => setShown(navigator.getShown()));
    take();
    return navigator.subscribe(take);
  }, [navigator]);
  const here = useMemo(() => shown && { navigator, shown }, [navigator, shown]);
  if (here === null) return null;
  return (
    <HereContext value={here}>
      <Router hook={useShownLocation}>
        <Boundary place={here.shown.place} renderError={renderError}>
          {'error' in here.shown ? renderError(here.shown.error) : children}
        </Boundary>
      </Router>
    </HereContext>
  );
};
