import { useEffect } from 'react';
import { useNavigate } from './hooks.ts';

/** Leads elsewhere as soon as it is shown, in the place of the current entry of the history. */
export const GoTo = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
};
