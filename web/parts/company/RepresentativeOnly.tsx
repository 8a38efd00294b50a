import type { ReactNode } from 'react';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import type { MyPageBody } from './companyTypes.ts';

type RepresentativeOnlyProps = {
  readonly myPage: Pick<MyPageBody, 'memberId'>;
  readonly children: ReactNode;
};

/** A page of the whole undertaking: not found for members, who see only their own part. */
export const RepresentativeOnly = ({ myPage, children }: RepresentativeOnlyProps) =>
  myPage.memberId === null ? children : <NotFound />;
