import type { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import type { SectionTemplate } from '#bff/programmes/sections.ts';
import { inspector, jmac, type SeedActor } from '../engine/actors.ts';
import type { Content, SeedFile } from '../files/files.ts';
import type { Place } from '../myPages/place.ts';

export type StateName = keyof typeof DocumentCheckStatus;

/** A section as the demo shows it. */
export type SectionSpec = {
  readonly template: SectionTemplate;
  readonly state: StateName;
  /** The condition that asks for it. */
  readonly because?: string | null;
  /** The request whose paper it is. */
  readonly changeRequestId?: number;
  /** The member of whom it is asked. */
  readonly memberId?: number;
  readonly title?: string;
  readonly createdAt: Date;
  readonly dueOn?: string | null;
  readonly branch?: string;
  readonly payee?: string;
  /** When it was handed in, and when it came to its state; needed for every state but Incomplete. */
  readonly handedIn?: Date;
  readonly settled?: Date;
  readonly contents?: readonly { readonly fileName: string; readonly content: Content }[];
  readonly comment?: string;
};

export type AddedSection = {
  readonly id: number;
  readonly files: readonly (SeedFile & { readonly sectionFileId: number })[];
};

/** Who hands a paper in: the desk its notices, the inspector his report, the business the rest. */
export const submitterOf = ({ template }: SectionSpec, place: Place): SeedActor => {
  if (template.uploader === 'JMAC') return jmac;
  return template.uploader === 'Inspector' ? inspector : place.user;
};

/** Whether the desk of that kind has said yes. */
export const isChecked = ({ state }: SectionSpec): boolean =>
  state === 'Confirmed' || state === 'MAFFConfirming';
