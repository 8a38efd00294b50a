import { Phone, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Row } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { ActorKind, ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { formatDateTime, formatPhone } from '#web/parts/text/format.ts';
import { threadsText as t } from './threads.words.ts';
import type { AttachedFile, ShownMessage } from './threadTypes.ts';

const Messages = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

type Face = 'own' | 'other' | 'kept';

/* What stays in the office is framed by a broken line and says so in words: nobody takes it for an answer. */
const faces = {
  own: css`
    background: ${color.surfaceSelected};
    ${media.md} { margin-left: ${space[48]}; }
  `,
  other: css`
    background: ${color.surface};
    ${media.md} { margin-right: ${space[48]}; }
  `,
  kept: css`
    border: ${size.hair} dashed ${color.toneWarningMark};
    background: ${color.toneWarningSurface};
  `,
} as const;

const Message = styled.li<{ $face: Face }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border: ${border.normal};
  border-radius: ${radius[8]};
  ${({ $face }) => faces[$face]}
`;

const Author = styled.span`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
`;

const Body = styled.p`
  font-size: ${text[16]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const sides: Record<ActorKind, string> = {
  [ActorKind.Admin]: t((w) => w.sides.office),
  [ActorKind.User]: t((w) => w.sides.business),
  [ActorKind.Applicant]: t((w) => w.sides.applicant),
  [ActorKind.System]: t((w) => w.sides.office),
  [ActorKind.Machine]: t((w) => w.sides.office),
};

const isKept = ({ kind = ThreadMessageKind.Message }: ShownMessage): boolean =>
  kind !== ThreadMessageKind.Message;

const KeptTag = ({ kind }: Pick<ShownMessage, 'kind'>) => (
  <Row gap={8}>
    <StatusTag tone="warning" icon={kind === ThreadMessageKind.Call ? Phone : StickyNote}>
      {kind === ThreadMessageKind.Call ? t((w) => w.call) : t((w) => w.note)}
    </StatusTag>
    <Text as="span" size={14}>
      {t((w) => w.noteHint)}
    </Text>
  </Row>
);

type Call = NonNullable<ShownMessage['call']>;

/** Who called, as far as it is known. */
const callerOf = ({ callerName: name, callerPhone }: Call): string | null => {
  const phone = callerPhone === null ? null : formatPhone(callerPhone);
  return name === null || phone === null ? (name ?? phone) : t((w) => w.caller, { name, phone });
};

const CallLine = ({ call }: { readonly call: Call }) => {
  const who = callerOf(call);
  const at = formatDateTime(call.calledAt);
  return (
    <Text size={14}>{who === null ? t((w) => w.callAt, { at }) : t((w) => w.callFrom, { who, at })}</Text>
  );
};

/** Who wrote; his side stands beside his name, unless it is his name. */
const Head = ({ message }: { readonly message: ShownMessage }) => {
  const side = sides[message.authorKind];
  return (
    <Row gap={8} align="baseline">
      <Author>{message.authorName}</Author>
      {message.authorName !== side && (
        <Text as="span" size={14} tone="muted">
          {side}
        </Text>
      )}
      <Text as="span" size={14} tone="muted" isFigure>
        <time dateTime={message.sentAt}>{formatDateTime(message.sentAt)}</time>
      </Text>
    </Row>
  );
};

type MessageListProps = {
  readonly messages: readonly ShownMessage[];
  /** The side of the reader: what it wrote stands at the right. */
  readonly isOffice: boolean;
  /** Shows the files of a message as the reader opens them. */
  readonly renderFiles: (files: readonly AttachedFile[]) => ReactNode;
};

/** What was written to each other, the oldest first; for the office with its notes and calls. */
export const MessageList = ({ messages, isOffice, renderFiles }: MessageListProps) => {
  const faceOf = (message: ShownMessage): Face => {
    if (isKept(message)) return 'kept';
    return (message.authorKind === ActorKind.Admin) === isOffice ? 'own' : 'other';
  };
  return (
    <Messages aria-label={t((w) => w.messages)}>
      {messages.map((message) => (
        <Message key={message.id} $face={faceOf(message)} id={`message-${message.id}`}>
          {isKept(message) && <KeptTag kind={message.kind} />}
          <Head message={message} />
          {message.call != null && <CallLine call={message.call} />}
          <Body>{message.body}</Body>
          {message.files.length > 0 && renderFiles(message.files)}
        </Message>
      ))}
    </Messages>
  );
};
