/*
 * What a run of tests does with every story. The preview knows nothing of tests: in Storybook itself nobody follows. A
 * file that a run loads first can follow by this only: it is read once for a page, and hooks of its own would be those
 * of the first file of stories.
 */

/** A story at its end, as far as its picture needs it. */
export type EndedStory = { readonly id: string; readonly canvasElement: HTMLElement };

type Followers = {
  begin: () => void;
  end: (story: EndedStory) => Promise<void>;
};

const followers: Partial<Followers> = {};

/** What is done before a story is shown. */
export const whenStoryBegins = (action: Followers['begin']): void => {
  followers.begin = action;
};

/** What is done with every story that has not failed, after its play. */
export const whenStoryEnds = (action: Followers['end']): void => {
  followers.end = action;
};

/** For the preview. */
export const atStoryBegin = (): void => followers.begin?.();

/** For the preview. */
export const atStoryEnd = async (story: EndedStory): Promise<void> => {
  await followers.end?.(story);
};
