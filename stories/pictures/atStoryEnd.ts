/** A story at its end, as far as its picture needs it. */
export type EndedStory = { readonly id: string; readonly canvasElement: HTMLElement };

let follow: ((story: EndedStory) => Promise<void>) | undefined;

/** In a run that compares pictures: what is done with every story at its end, after its play. */
export const followStories = (action: (story: EndedStory) => Promise<void>): void => {
  follow = action;
};

/** For the preview, which knows nothing of tests: in Storybook itself nobody follows. */
export const atStoryEnd = async (story: EndedStory): Promise<void> => {
  await follow?.(story);
};
