import { createContext, useContext } from 'react';
import { useLocation } from 'wouter';
import type { Navigate, Navigator, Shown } from './createNavigator.ts';
import type { Place } from './place.ts';

type Here = { readonly navigator: Navigator; readonly shown: Shown };

export const HereContext = createContext<Here | null>(null);

/** What is shown now, and who leads elsewhere. @throws Error outside of a Navigation */
export const useHere = (): Here => {
  const here = useContext(HereContext);
  if (here === null) throw new Error('this needs a Navigation above it');
  return here;
};

/** The location hook of wouter's router: the place that is shown, which is that of the window once it is loaded. */
export const useShownLocation = (): [string, Navigate] => {
  const { navigator, shown } = useHere();
  return [shown.place.pathname, navigator.navigate];
};

/** wouter decodes what it is given, and so does URLSearchParams: what is decoded once too often is escaped before. */
useShownLocation.searchHook = (): string => useHere().shown.place.search.replaceAll('%', '%25');

/** What wouter does not tell of where one is: query and fragment as they were written, the state of the entry. */
export const usePlace = (): Place => useHere().shown.place;

/** The way to other pages. With more than wouter's own types know: a promise, and whether the window is scrolled. */
export const useNavigate = (): Navigate => useLocation<typeof useShownLocation>()[1];
