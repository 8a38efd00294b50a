import { useState } from 'react';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useAnswering } from '#web/parts/desk/checklist/useAnswering.ts';
import { useDeskFile } from '#web/parts/desk/files/useDeskFile.ts';
import type { FindingChange } from '#web/parts/desk/findings/findings.ts';
import { useFindingNotes } from '#web/parts/desk/findings/useFindingNotes.ts';
import { useMarks } from '#web/parts/desk/findings/useMarks.ts';
import { useRecordKeys } from '#web/parts/desk/shortcuts/useRecordKeys.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { focusPlace } from '../answers/AnswerColumn.tsx';
import { type AnswerGroup, type AnswerPlace, placesOf } from '../answers/answerPlaces.ts';
import { actionBarOf } from '../decision/actions.ts';
import { useApplicationDecisions } from '../decision/useApplicationDecisions.ts';
import type { Application } from '../detail/useApplication.ts';
import { useApplicationChange } from '../detail/useApplicationChange.ts';
import { FAMILY_OPERATIONS } from '../families.ts';
import type { ApplicationQueueState } from '../queue/useApplicationQueue.ts';
import { mayRecord } from '../scores/mayRecord.ts';

type DeskPorts = {
  readonly family: ApplicationFamilyName;
  readonly application: Application;
  readonly etag: string | null;
  readonly groups: readonly AnswerGroup[];
  readonly pile: ApplicationQueueState;
};

const aboutPlace = ({ field, row }: AnswerPlace): FindingChange => ({
  field,
  row,
  fileId: null,
  page: null,
  area: null,
});

/** Whether the focus is at an answer: then N is about it. */
const isAtAnswer = (): boolean => document.activeElement?.closest('[data-answer]') !== null;

/** The answer that the keys are at; without a file on the desk the first one is what a finding begins about. */
const useCurrentPlace = (groups: readonly AnswerGroup[]) => {
  const [place, setPlace] = useState<AnswerPlace | null>(null);
  const first = groups[0]?.places[0] ?? null;
  return { place: place ?? first, setPlace };
};

type Notes = ReturnType<typeof useNotes>;

/** Answers, file and findings. */
const useNotes = ({ application, groups }: DeskPorts) => {
  const { back } = actionBarOf(application.availableActions);
  const file = useDeskFile(application);
  const { place, setPlace } = useCurrentPlace(groups);
  const notes = useFindingNotes({
    record: application,
    target: { application_id: application.id },
    open: file,
    mayWrite: back !== null,
    ...(file.file === null && place !== null ? { start: aboutPlace(place) } : {}),
  });
  const marks = useMarks(notes, file.file?.id ?? null);
  const findAt = (at: AnswerPlace): void => void notes.add(aboutPlace(at));
  /** N: about the answer that the keys are at, else about the open file. */
  const findHere = (): void => {
    if (!isAtAnswer() || place === null || place.isComputed) notes.addBlank();
    else if (back !== null) findAt(place);
  };
  const answers = { place, setPlace, findAt, places: placesOf(groups, application) };
  return { file, notes, marks, answers, findHere };
};

/** Checklist and steps. */
const useSteps = ({ family, application, etag, pile }: DeskPorts, { notes }: Notes) => {
  const mayChange = useMayCall()(FAMILY_OPERATIONS[family].change);
  const change = useApplicationChange(family, application.id, etag);
  const { send, isNewest } = change;
  const checklist = useAnswering({
    record: application,
    isInHand: mayChange && mayRecord(application.status),
    etag,
    send,
    onAnswer: notes.follow,
  });
  const decisions = useApplicationDecisions({ application, pile, notes, checklist, send, isNewest });
  return { change, checklist, decisions };
};

/** The parts of the desk of one application, tied together: answers, file, findings, checklist, steps and keys. */
export const useApplicationDesk = (ports: DeskPorts) => {
  const { pile } = ports;
  const written = useNotes(ports);
  const steps = useSteps(ports, written);
  const { checklist, decisions } = steps;
  const { place } = written.answers;
  const keys = useRecordKeys(
    { pile, checklist },
    {
      n: written.findHere,
      f: () => place !== null && focusPlace(place.key),
      r: () => decisions.press(decisions.offered.back),
      a: () => decisions.press(decisions.offered.forward),
    },
  );
  return { ...written, ...steps, keys };
};

export type ApplicationDeskParts = ReturnType<typeof useApplicationDesk>;
