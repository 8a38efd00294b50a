import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { MailKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { MailStatusTag } from '#web/parts/status/letters/MailStatusTag.tsx';
import { formatDateTimeSeconds, formatText } from '#web/parts/text/format.ts';
import { mailsText as t } from './mails.words.ts';
import { may, useMailMoves } from './useMailMoves.ts';

type Mail = components['schemas']['Mail'];
type Detail = components['schemas']['MailDetail'];

const factsOf = (mail: Mail): Fact[] => [
  { term: t((w) => w.status), value: <MailStatusTag status={mail.status} /> },
  { term: t((w) => w.to), value: `${formatText(mail.toName)} ${mail.to}` },
  { term: t((w) => w.kind), value: MailKindLabel[mail.kind] },
  { term: t((w) => w.createdAt), value: formatDateTimeSeconds(mail.createdAt) },
  { term: t((w) => w.sentAt), value: formatDateTimeSeconds(mail.sentAt) },
  ...(mail.nextAttemptAt === null
    ? []
    : [{ term: t((w) => w.nextAttemptAt), value: formatDateTimeSeconds(mail.nextAttemptAt) }]),
];

/** What the mail was about. */
const AboutLink = ({ about }: { readonly about: NonNullable<Mail['about']> }) => {
  const { mypageId, sectionId, applicationId, family } = about;
  if (mypageId !== null && sectionId !== null)
    return <TextLink href={adminPaths.section(mypageId, sectionId)}>{t((w) => w.section)}</TextLink>;
  if (mypageId !== null) return <TextLink href={adminPaths.myPage(mypageId)}>{t((w) => w.myPage)}</TextLink>;
  if (applicationId === null || family === null) return null;
  return <TextLink href={adminPaths.application(family, applicationId)}>{t((w) => w.application)}</TextLink>;
};

/** Whose address it was, with the way to where it is put right. */
const Recipient = ({ recipient }: { readonly recipient: NonNullable<Detail['recipient']> }) => {
  const mayOpen = useMayCall()('getCorporation');
  const { name, email, corporationId } = recipient;
  return corporationId !== null && mayOpen ? (
    <TextLink href={adminPaths.corporation(corporationId)}>
      {t((w) => w.recipientCorporation, { name, email })}
    </TextLink>
  ) : (
    <Text as="span" size={14}>
      {t((w) => w.recipientOf, { name, email })}
    </Text>
  );
};

const Words = ({ detail }: { readonly detail: Detail }) => (
  <>
    {detail.recipient !== null && detail.recipient.email !== detail.to && (
      <Notice tone="info" title={t((w) => w.changedTitle)}>
        {t((w) => w.changed, { email: detail.recipient.email })}
      </Notice>
    )}
    <Row gap={16}>
      {detail.recipient !== null && <Recipient recipient={detail.recipient} />}
      {detail.about !== null && <AboutLink about={detail.about} />}
    </Row>
    <Disclosure summary={t((w) => w.text)} isCode open>
      {detail.text}
    </Disclosure>
    <Text size={12} tone="muted">
      {t((w) => w.textNote)}
    </Text>
    {detail.serverAnswer !== null && (
      <Disclosure summary={t((w) => w.serverAnswer)} isCode>
        {detail.serverAnswer}
      </Disclosure>
    )}
  </>
);

type ActsProps = {
  readonly mail: Mail;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onGiveUp: () => void;
};

const Acts = ({ mail, isBusy, onResend, onGiveUp }: ActsProps) => (
  <>
    {may(mail, 'giveUp') && (
      <Button isBusy={isBusy} onClick={onGiveUp}>
        {t((w) => w.giveUp)}
      </Button>
    )}
    {may(mail, 'resend') && (
      <Button variant="primary" isBusy={isBusy} onClick={onResend}>
        {t((w) => w.resend)}
      </Button>
    )}
  </>
);

type MailDialogProps = {
  /** The mail as the list has it, shown until the whole of it is there. */
  readonly mail: Mail;
  readonly onClose: () => void;
};

/** One mail with its words, what the server said, and another try. */
export const MailDialog = ({ mail, onClose }: MailDialogProps) => {
  const detail = useRead('/api/admin/mail/{id}', { path: { id: mail.id } }).data?.body;
  const { resend, giveUp, isBusy } = useMailMoves();
  const shown = detail ?? mail;
  const act = async (move: typeof resend): Promise<void> => {
    if (await move(shown)) onClose();
  };
  return (
    <Dialog
      isOpen
      title={mail.subject}
      onClose={onClose}
      isBusy={isBusy}
      hasCloseButton
      actions={
        <>
          <Button onClick={onClose}>{t((w) => w.close)}</Button>
          <Acts
            mail={shown}
            isBusy={isBusy}
            onResend={() => void act(resend)}
            onGiveUp={() => void act(giveUp)}
          />
        </>
      }
    >
      <Stack gap={16}>
        {shown.problem !== null && (
          <Notice tone="warning" title={t((w) => w.problem)}>
            {shown.problem}
          </Notice>
        )}
        <Facts variant="compact" facts={factsOf(shown)} />
        {detail !== undefined && <Words detail={detail} />}
      </Stack>
    </Dialog>
  );
};
