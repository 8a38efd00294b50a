import { Button } from '#ui-kit/Button/index.ts';
import { type EvidenceStage, evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { StatusCell } from '#ui-kit/StatusCell/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { dealMembersText as memberText } from '#web/modules/money/shared/payments/dealMembers.words.ts';
import { photosOf } from '#web/modules/money/shared/payments/dealPhotos.ts';
import { PhotosButton } from '#web/modules/money/shared/payments/PhotosButton.tsx';
import { adminFileHref } from '#web/parts/files/adminFileHref.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { DealNotes } from './DealNotes.tsx';
import { dayOf, dayWords, isAskedFor, isFound, STAGE_DAYS } from './dealDays.ts';
import { Day, Deal, Holder, Paper } from './dealStyles.ts';
import { cellsOf } from './evidence.ts';
import { type Cell, cellName } from './listReturn/cells.ts';
import { BeginMenu } from './listReturn/RowFindings.tsx';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentItem, PaymentList } from './paymentTypes.ts';

/** A finding that is being written about the row (null), or about one of its cells. */
export type WrittenFinding = { readonly number: number; readonly cell: Cell | null };

export type DealRowProps = {
  item: PaymentItem;
  list: PaymentList;
  category: string;
  /** The letters of what the cross-check has found of it. */
  letters: readonly string[];
  /** Null for those who may not exclude, or when it is too late. */
  onExclude: ((item: PaymentItem) => void) | null;
  /** Begins a finding that is sent back with the list; null while it cannot be. */
  onBegin: ((item: PaymentItem, cell: Cell | null) => void) | null;
  written: readonly WrittenFinding[];
};

const nameOf = ({ number, description }: PaymentItem): string =>
  t((w) => w.payments.dealName, { number, name: description });

/** One deal with its notes. */
export const DealRow = ({ item, list, category, letters, onExclude, onBegin, written }: DealRowProps) => (
  <tbody {...tableRoles.rowGroup}>
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader} scope="row">
        <Deal>
          <span>{item.number}</span>
          <span>{item.description}</span>
          <span>
            {item.payee}
            {item.payeeAccountHolder !== null && (
              <Holder>{t((w) => w.payments.holder, { name: item.payeeAccountHolder ?? '' })}</Holder>
            )}
          </span>
          <span>{category}</span>
          {item.member !== null && <span>{memberText((w) => w.of, { name: item.member.name })}</span>}
          {(letters.length > 0 || written.length > 0) && <Numbers {...{ letters, written }} />}
          <Photos {...{ item, list }} />
          {onBegin !== null && (
            <span>
              <BeginMenu item={item} onBegin={onBegin} />
            </span>
          )}
        </Deal>
      </th>
      <Papers {...{ item, list, written }} />
      <Amounts {...{ item, onExclude }} />
    </tr>
    <DealNotes item={item} />
  </tbody>
);

/** What the cross-check has found, and what is being written. */
const Numbers = ({ letters, written }: Pick<DealRowProps, 'letters' | 'written'>) => (
  <span>
    {letters.map((letter) => (
      <FindingNumber key={letter}>{letter}</FindingNumber>
    ))}
    {written.map(({ number, cell }) => (
      <FindingNumber key={number} title={cellName(cell)}>
        {number}
      </FindingNumber>
    ))}
  </span>
);

/** The photos of what was built or installed. */
const Photos = ({ item, list }: Pick<DealRowProps, 'item' | 'list'>) => {
  if (photosOf(item.vouchers).length === 0) return null;
  return (
    <span>
      <PhotosButton
        vouchers={item.vouchers}
        name={nameOf(item)}
        fileHref={adminFileHref}
        sectionHref={(sectionId) => myPagePaths.desk(list.mypageId, sectionId)}
      />
    </span>
  );
};

const Papers = ({ item, list, written }: Pick<DealRowProps, 'item' | 'list' | 'written'>) => {
  const papers = item.vouchers.map(({ sectionId, ...voucher }) => ({ id: sectionId, ...voucher }));
  const cells = cellsOf(papers, (sectionId) => myPagePaths.desk(list.mypageId, sectionId));
  const labelOf = (stage: EvidenceStage) => {
    const day = t((w) => w.payments.days[stage]);
    return cells[stage].href === undefined
      ? {}
      : { 'aria-label': `${nameOf(item)} ${day} ${cells[stage].word}` };
  };
  return evidenceStages.map((stage) => (
    <td key={stage} {...tableRoles.cell} data-stage>
      <Paper data-found={isFound(item, stage) || isAskedFor(item, stage)}>
        <Day>
          {written
            .filter(({ cell }) => cell === STAGE_DAYS[stage])
            .map(({ number }) => (
              <FindingNumber key={number}>{number}</FindingNumber>
            ))}
          <TextPart>{dayWords(dayOf(item, stage), list)}</TextPart>
        </Day>
        <StatusCell
          look={cells[stage]}
          href={cells[stage].href}
          column={t((w) => w.payments.days[stage])}
          {...labelOf(stage)}
        />
      </Paper>
    </td>
  ));
};

const Amounts = ({ item, onExclude }: Pick<DealRowProps, 'item' | 'onExclude'>) => (
  <>
    <td {...tableRoles.cell} data-figure>
      <span data-cell-column>{t((w) => w.payments.taxIncluded)}</span>
      <span>
        {formatInteger(item.amountTaxIncluded)}
        <small>{t((w) => w.payments.taxExcluded, { amount: formatInteger(item.amountTaxExcluded) })}</small>
      </span>
    </td>
    <td {...tableRoles.cell} data-figure>
      <span data-cell-column>{t((w) => w.payments.eligible)}</span>
      {formatInteger(item.eligibleAmount)}
    </td>
    <td {...tableRoles.cell} data-figure>
      <span data-cell-column>{t((w) => w.payments.excluded)}</span>
      <span>
        {formatInteger(item.excludedAmount)}
        {onExclude !== null && item.eligibleAmount > 0 && <ExcludeButton {...{ item, onExclude }} />}
      </span>
    </td>
    <td {...tableRoles.cell} data-figure>
      <span data-cell-column>{t((w) => w.payments.accepted)}</span>
      <strong>{formatInteger(item.acceptedAmount)}</strong>
    </td>
  </>
);

type ExcludeButtonProps = { item: PaymentItem; onExclude: NonNullable<DealRowProps['onExclude']> };

const ExcludeButton = ({ item, onExclude }: ExcludeButtonProps) => {
  const isExcluded = item.excludedAmount > 0;
  const name = nameOf(item);
  return (
    <small>
      <Button
        variant="quiet"
        size="small"
        aria-label={t((w) => (isExcluded ? w.payments.changeOf : w.payments.excludeOf), { name })}
        onClick={() => onExclude(item)}
      >
        {t((w) => (isExcluded ? w.payments.change : w.payments.exclude))}
      </Button>
    </small>
  );
};
