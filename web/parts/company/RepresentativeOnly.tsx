import type { ReactNode } from 'react';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import type { MyPageBody } from './companyTypes.ts';

type RepresentativeOnlyProps = {
  readonly myPage: Pick<MyPageBody, 'memberId'>;
  readonly children: ReactNode;
};

/** A page of the whole undertaking: for a member, who sees its own part only, it is not there. */
export const RepresentativeOnly = ({ myPage, children }: RepresentativeOnlyProps) =>
  myPage.memberId === null ? children : <NotFound />;
