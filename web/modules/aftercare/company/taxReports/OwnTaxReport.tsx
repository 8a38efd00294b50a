import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { createLater } from '#web/parts/later/createLater.ts';
import { Later } from '#web/parts/later/Later.tsx';
import type { EditorProps, TaxProps } from './TaxReportPart.tsx';

/*
 * The report on consumption tax is one document of many: its form and its calculation come in a script of their own.
 */

const part = () => import('./TaxReportPart.tsx');
const Editor = createLater(async () => (await part()).TaxReportEditor);
const Shown = createLater(async () => (await part()).TaxReportShown);

const meanwhile = <Skeleton shape="card" rows={6} />;

/** Where the business fills the report in. */
export const OwnTaxReport = (props: EditorProps) => (
  <Later part={Editor} props={props} meanwhile={meanwhile} />
);

/** What the business has reported. */
export const ReportedTax = (props: TaxProps) => <Later part={Shown} props={props} meanwhile={meanwhile} />;
