import { useNavigate, usePlace } from '#web/parts/router/shown.ts';
import { type AddressChange, readTrail, type Trail, withParams } from './listAddress.ts';

export type GoOptions = { readonly replace?: boolean; readonly trail?: Trail };

/** The address of a list and how to change it. What is not named in a change stays. */
export const useListAddress = () => {
  const { search, state } = usePlace();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const go = (changes: AddressChange, { replace = false, trail = [] }: GoOptions = {}): void => {
    const next = withParams(params, changes).toString();
    void navigate(`?${next}`, { replace, preventScrollReset: true, state: { trail } });
  };
  return { params, trail: readTrail(state), go };
};

export type ListAddress = ReturnType<typeof useListAddress>;
