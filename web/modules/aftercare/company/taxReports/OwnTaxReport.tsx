import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import type { EditorProps, TaxProps } from './TaxReportPart.tsx';

/*
 * The report on consumption tax is one document of many: its form and its calculation come in a script of their own.
 */

const part = () => import('./TaxReportPart.tsx');
const Editor = createLazy(async () => (await part()).TaxReportEditor);
const LazyTaxReport = createLazy(async () => (await part()).TaxReportShown);

const meanwhile = <Skeleton shape="card" rows={6} />;

/** Where the business fills the report in. */
export const OwnTaxReport = (props: EditorProps) => (
  <Lazy part={Editor} props={props} meanwhile={meanwhile} />
);

/** What the business has reported. */
export const ReportedTax = (props: TaxProps) => (
  <Lazy part={LazyTaxReport} props={props} meanwhile={meanwhile} />
);
