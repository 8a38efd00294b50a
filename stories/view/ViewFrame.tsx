import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { border, color, leading, space, text } from '#ui-kit/tokens/index.ts';
import { ForcedColors } from './ForcedColors.tsx';
import { pretendMedia } from './pretendMedia.ts';
import { hasRoles, StoryViewContext } from './storyView.ts';
import { contrastOf, type Globals, readerOf, viewOf, wordsOf } from './toolbar.ts';
import { searchWithWords, wordsViewOf } from './wordsView.ts';

const Note = styled.p`
  padding: ${space[8]} ${space[16]};
  border-bottom: ${border.normal};
  background: ${color.toneNeutralSurface};
  color: ${color.text};
  font-size: ${text[14]};
  line-height: ${leading[14]};
`;

const TwiceTheText = createGlobalStyle`
  html { font-size: 200%; }
`;

const ORDINARY = JSON.stringify(readerOf({}));

/** Texts are read when their script is loaded; the page of another view is another page. */
const useWords = (globals: Globals): void => {
  const words = wordsOf(globals);
  useEffect(() => {
    const { search } = window.location;
    if (wordsViewOf(search) !== words) window.location.search = searchWithWords(search, words);
  }, [words]);
};

/**
 * Conditions hold before the story is shown for the first time; the story begins anew with every reader.
 * @returns what is held now; null while the window is being told
 */
const useReader = (globals: Globals): string | null => {
  const reader = readerOf(globals);
  const wanted = JSON.stringify(reader);
  const isOrdinary = wanted === ORDINARY;
  const [told, setTold] = useState(ORDINARY);
  useLayoutEffect(() => {
    setTold(wanted);
    return isOrdinary ? undefined : pretendMedia(JSON.parse(wanted));
  }, [wanted, isOrdinary]);
  return told === wanted ? told : null;
};

/** What the toolbar asks for and this story has no place for. */
const notesOn = (globals: Globals, path: string | null): string[] => {
  const { role, variant } = viewOf(globals);
  return [
    ...(role !== null && (path === null || !hasRoles(path))
      ? ['役割は、管理者の画面だけで変えられます。ここでは変わりません。']
      : []),
    ...(variant !== null && path === null ? ['配備は、画面だけで変えられます。部品では変わりません。'] : []),
  ];
};

type ViewFrameProps = {
  globals: Globals;
  /** The address of a screen; null for a part. */
  path: string | null;
  children: ReactNode;
};

/** A story as the toolbar asks to see it: by whom, on which host, with which words, for which eyes. */
export const ViewFrame = ({ globals, path, children }: ViewFrameProps) => {
  useWords(globals);
  const reader = useReader(globals);
  const contrast = contrastOf(globals);
  const view = viewOf(globals);
  return (
    <>
      {contrast !== 'own' && <ForcedColors $isDark={contrast === 'dark'} />}
      {readerOf(globals).textScale === 2 && <TwiceTheText />}
      {notesOn(globals, path).map((note) => (
        <Note key={note} role="note">
          {note}
        </Note>
      ))}
      {reader !== null && (
        <StoryViewContext key={`${reader}${JSON.stringify(view)}`} value={view}>
          {children}
        </StoryViewContext>
      )}
    </>
  );
};
