import { tokyoDayOf } from '#rules/calendar.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { AuditActionLabel, TargetKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { AuditOutcomeTag } from '#web/parts/status/AuditOutcomeTag.tsx';
import { DASH, formatDateTimeSeconds, formatText } from '#web/parts/text/format.ts';
import { partOf } from './audit.list.tsx';
import { auditText as t } from './audit.words.ts';
import { targetHref } from './auditTarget.ts';

type Entry = components['schemas']['AuditEntry'];

/** 事務局 花子（事務局（JMAC））; the name alone where the part says the same. */
const whoOf = (entry: Entry): string =>
  partOf(entry) === entry.actorName
    ? entry.actorName
    : t((w) => w.who, { name: entry.actorName, part: partOf(entry) });

const factsOf = (entry: Entry): Fact[] => [
  { term: t((w) => w.at), value: formatDateTimeSeconds(entry.at) },
  { term: t((w) => w.actor), value: whoOf(entry) },
  ...(entry.onBehalfOf === null ? [] : [{ term: t((w) => w.instead), value: entry.onBehalfOf }]),
  { term: t((w) => w.outcome), value: <AuditOutcomeTag status={entry.outcome} /> },
  { term: t((w) => w.action), value: AuditActionLabel[entry.action] },
  {
    term: t((w) => w.target),
    value: `${TargetKindLabel[entry.targetKind]} ${formatText(entry.targetTitle)}`,
  },
  ...(entry.reason === null ? [] : [{ term: t((w) => w.reason), value: entry.reason }]),
  { term: t((w) => w.ipAddress), value: formatText(entry.ipAddress) },
  { term: t((w) => w.requestId), value: entry.requestId },
];

const Changes = ({ changes }: Pick<Entry, 'changes'>) => (
  <Stack gap={8}>
    <SectionHeading level={3} look={4}>
      {t((w) => w.changes)}
    </SectionHeading>
    {changes.length === 0 ? (
      <Text tone="muted">{t((w) => w.noChanges)}</Text>
    ) : (
      <Facts
        variant="compact"
        facts={changes.map(({ field, label, before, after }) => ({
          key: field,
          term: label,
          value: t((w) => w.change, { before: before ?? DASH, after: after ?? DASH }),
        }))}
      />
    )}
  </Stack>
);

/** Where the entry leads: its record, and the others of the same record and the same person. */
const Ways = ({ entry, onClose }: AuditDialogProps) => {
  const href = targetHref(entry);
  const { at, targetKind, targetId, actorKind, actorId } = entry;
  return (
    <Row gap={16}>
      {href !== null && <TextLink href={href}>{t((w) => w.open)}</TextLink>}
      <TextLink href={adminPaths.auditOf({ targetKind, targetId })} onClick={onClose}>
        {t((w) => w.ofTarget)}
      </TextLink>
      <TextLink href={adminPaths.auditRecord({ targetKind, targetId, on: tokyoDayOf(new Date(at)) })}>
        {t((w) => w.asOf)}
      </TextLink>
      {actorKind !== null && actorId !== null && (
        <TextLink
          href={adminPaths.auditOf({ actorKind: String(actorKind), actorId: String(actorId) })}
          onClick={onClose}
        >
          {t((w) => w.ofActor)}
        </TextLink>
      )}
    </Row>
  );
};

type AuditDialogProps = {
  readonly entry: Entry;
  readonly onClose: () => void;
};

/** One entry of the trail with everything that it keeps. */
export const AuditDialog = ({ entry, onClose }: AuditDialogProps) => (
  <Dialog
    isOpen
    title={entry.summary}
    onClose={onClose}
    hasCloseButton
    actions={<Button onClick={onClose}>{t((w) => w.close)}</Button>}
  >
    <Stack gap={24}>
      <Facts variant="compact" facts={factsOf(entry)} />
      <Changes changes={entry.changes} />
      <Ways entry={entry} onClose={onClose} />
      <Disclosure summary={t((w) => w.chain)} isCode>
        {`${t((w) => w.previousHash)} ${entry.previousHash}\n${t((w) => w.hash)} ${entry.hash}`}
      </Disclosure>
    </Stack>
  </Dialog>
);
