import { DisposalKind, PropertyDisposalStatus, RecoveryKind } from '#bff/generated/contract/enums.ts';
import { disposalPaper } from '#bff/modules/aftercare/property/disposals.words.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { sectionTemplates } from '#bff/programmes/sections.ts';
import { amountToReturn } from '#rules/property/amountToReturn.ts';
import { actorColumns, backOffice, jmac, maff, type SeedActor } from '../../engine/actors.ts';
import { audit } from '../../engine/audit.ts';
import { at, date, type Seed, workday } from '../../engine/context.ts';
import { nextId } from '../../engine/rows.ts';
import type { Place } from '../../myPages/place.ts';
import { projectOf } from '../../projects/projects.ts';
import { addSection } from '../../sections/sectionRows.ts';
import { specOf } from '../../sections/sections.ts';

const { Approved, Draft, MAFFConfirming, Submitted } = PropertyDisposalStatus;

/** A request to dispose of a piece; days as offsets. */
type SeedDisposal = {
  readonly code: string;
  /** The name of its line in the ledger. */
  readonly property: string;
  readonly kind: number;
  readonly created: number;
  readonly submitted: number;
  readonly planned: number;
  readonly reason: string;
  readonly otherParty: string;
  readonly proceeds: number;
  /** Approved: what is to be paid back stands in the record of money to be paid back. */
  readonly decided?: number;
  /** With the ministry, its amount fixed. */
  readonly forwarded?: number;
};

const disposalData: readonly SeedDisposal[] = [
  {
    code: '0012',
    property: '急速冷凍庫',
    kind: DisposalKind.Transfer,
    created: -20,
    submitted: -18,
    planned: 10,
    reason: '販売の終了により、冷凍庫を使わなくなるため',
    otherParty: '株式会社見本冷機',
    proceeds: 600_000,
    decided: -3,
  },
  {
    code: '0012',
    property: '冷凍自動販売機',
    kind: DisposalKind.Lending,
    created: -13,
    submitted: -12,
    planned: 20,
    reason: '催事のあいだ、近くの道の駅に貸し出すため',
    otherParty: '道の駅みほん',
    proceeds: 120_000,
    forwarded: -5,
  },
  {
    code: '3005',
    property: '配膳ロボット',
    kind: DisposalKind.Lending,
    created: -6,
    submitted: -5,
    planned: 30,
    reason: '改装で店を閉じる間、近くの店舗に貸すため',
    otherParty: '有限会社海風すし',
    proceeds: 300_000,
  },
];

type Step = readonly [action: string, from: number | null, to: number, on: number, actor: SeedActor];

/** The day on which the ministry was asked; none while the office still checks. */
const forwardedOn = ({ decided, forwarded }: SeedDisposal): number | undefined =>
  forwarded ?? (decided === undefined ? undefined : decided - 5);

const stepsOf = (disposal: SeedDisposal, { user }: Place): Step[] => {
  const { created, submitted, decided } = disposal;
  const forwarded = forwardedOn(disposal);
  const checked: Step[] =
    forwarded === undefined
      ? []
      : [
          ['assess', Submitted, Submitted, forwarded - 1, backOffice],
          ['forward', Submitted, MAFFConfirming, forwarded, jmac],
        ];
  return [
    ['create', null, Draft, created, user],
    ['submit', Draft, Submitted, submitted, user],
    ...checked,
    ...(decided === undefined ? [] : [['approve', MAFFConfirming, Approved, decided, maff] satisfies Step]),
  ];
};

const ACTIONS: { readonly [step: string]: string } = { create: 'created', assess: 'check' };

const addSteps = (seed: Seed, place: Place, id: number, disposal: SeedDisposal): void => {
  for (const [action, fromStatus, toStatus, on, actor] of stepsOf(disposal, place)) {
    const createdAt = at(seed, workday(seed, on), '14:30');
    const entry = { machine: 'propertyDisposal', targetId: id, action, fromStatus, toStatus };
    seed.rows.myPageHistory.push({ mypageId: place.id, ...entry, ...actorColumns(actor), createdAt });
    audit(seed, {
      at: createdAt,
      actor,
      action: ACTIONS[action] ?? action,
      target: { kind: 'propertyDisposal', id },
      ...(fromStatus === null ? {} : { before: { status: fromStatus } }),
      after: { status: toStatus },
      mypageId: place.id,
      projectId: place.data.projectId,
    });
  }
};

const addPaper = (seed: Seed, place: Place, number: number, disposal: SeedDisposal): number | null => {
  const templates = sectionTemplates(projectOf(place.data.projectId), contractFacts());
  const template = templates.find(({ key }) => key === 'PropertyDisposalApplication');
  if (template === undefined) return null;
  const { submitted, property } = disposal;
  const isChecked = forwardedOn(disposal) !== undefined;
  const timing = isChecked
    ? { state: 'Confirmed' as const, on: submitted, settled: submitted + 4 }
    : { state: 'Confirming' as const, on: submitted };
  const title = disposalPaper(template.title, number, property);
  const own = { ...template, isRequired: true, needsMaffCheck: false };
  return addSection(seed, place, specOf(seed, place, own, timing, title)).id;
};

type Piece = Seed['rows']['propertyLedgerItem'][number];

const isoOf = (day: Piece['acquiredOn']): string => new Date(day).toISOString().slice(0, 10);

/** What has to be paid back of a piece on the planned day. */
const calculatedOf = (seed: Seed, { planned, proceeds }: SeedDisposal, piece: Piece): number =>
  amountToReturn(
    {
      amount: Number(piece.amount),
      subsidyAmount: Number(piece.subsidyAmount),
      acquiredOn: isoOf(piece.acquiredOn),
      usefulLife: piece.usefulLife ?? 1,
    },
    { on: workday(seed, planned), proceeds, isDisaster: false },
  );

/** Who fixed the amount, and when the ministry was asked. */
const checkOf = (seed: Seed, disposal: SeedDisposal, piece: Piece) => {
  const forwarded = forwardedOn(disposal);
  if (forwarded === undefined) return {};
  const calculatedAmount = calculatedOf(seed, disposal, piece);
  return {
    forwardedAt: at(seed, workday(seed, forwarded), '14:30'),
    calculatedAmount,
    returnAmount: calculatedAmount,
    assessedById: backOffice.id,
    assessedAt: at(seed, workday(seed, forwarded - 1), '14:30'),
  };
};

/** What was decided, with the order to pay back that came of it. */
const decisionOf = (seed: Seed, place: Place, id: number, disposal: SeedDisposal, piece: Piece) => {
  const { decided, planned } = disposal;
  if (decided === undefined) return {};
  const plannedOn = workday(seed, planned);
  const calculatedAmount = calculatedOf(seed, disposal, piece);
  const recovery = seed.rows.recovery.find(
    (row) => row.mypageId === place.id && row.kind === RecoveryKind.PropertyDisposal,
  );
  const returnAmount = Number(recovery?.amount ?? calculatedAmount);
  Object.assign(piece, {
    disposalKind: disposal.kind,
    disposedOn: date(plannedOn),
    approvalNumber: `${seed.today.slice(0, 4)}-${String(id).padStart(5, '0')}`,
  });
  return {
    returnAmount,
    deviationReason:
      returnAmount === calculatedAmount ? null : '買取りの見積りを3者から取り、協議した額とするため',
    decidedById: maff.id,
    decidedAt: at(seed, workday(seed, decided), '14:30'),
    recoveryId: recovery?.id ?? null,
  };
};

/** What businesses of the demo ask to do with their property: one is approved, one is with the ministry, one waits for the office. */
export const addDisposals = (seed: Seed, place: Place): void => {
  const own = disposalData.filter(({ code }) => code === place.data.code);
  own.forEach((disposal, index) => {
    const piece = seed.rows.propertyLedgerItem.find(
      ({ mypageId, name }) => mypageId === place.id && name === disposal.property,
    );
    if (piece?.id === undefined) throw new RangeError(`${disposal.code} has no ${disposal.property}`);
    const id = nextId(seed.rows, 'propertyDisposal');
    const number = index + 1;
    const { kind, proceeds, otherParty, reason: disposalReason } = disposal;
    const status = disposal.forwarded === undefined ? Submitted : MAFFConfirming;
    seed.rows.propertyDisposal.push({
      ...{ id, mypageId: place.id, propertyId: piece.id, number, kind, proceeds, otherParty, disposalReason },
      status: disposal.decided === undefined ? status : Approved,
      plannedOn: date(workday(seed, disposal.planned)),
      sectionId: addPaper(seed, place, number, disposal),
      submittedAt: at(seed, workday(seed, disposal.submitted), '14:30'),
      ...checkOf(seed, disposal, piece),
      ...decisionOf(seed, place, id, disposal, piece),
      createdAt: at(seed, workday(seed, disposal.created), '14:30'),
      updatedAt: at(
        seed,
        workday(seed, disposal.decided ?? disposal.forwarded ?? disposal.submitted),
        '14:30',
      ),
    });
    addSteps(seed, place, id, disposal);
  });
};
